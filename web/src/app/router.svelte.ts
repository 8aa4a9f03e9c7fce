// Addresses and pages. Tokens stand after `#`, so that they are never sent in a request.

export type Route =
  | { page: 'lobby' }
  | { page: 'play'; game: string; tokens: string[] }
  | { page: 'watch'; game: string }
  | { page: 'replay'; game: string; step: number }
  | { page: 'rules'; rule: string | null }
  | { page: 'scene'; scene: string }
  | { page: 'odds' }
  | { page: 'lists'; ruleset: string | null; list: string | null; packed: string }
  | { page: 'editors'; ruleset: string | null; pack: string | null }
  | { page: 'learn' }
  | { page: 'games' }
  | { page: 'lost' };

export function parse(path: string, hash: string): Route {
  const [page, id, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (page === 'scene' && id !== undefined) return { page, scene: [id, ...rest].join('/') };
  if (page === 'lists' && rest.length < 2) {
    return { page, ruleset: id ?? null, list: rest[0] ?? null, packed: hash.slice(1) };
  }
  if (page === 'editors' && rest.length < 2) return { page, ruleset: id ?? null, pack: rest[0] ?? null };
  if (rest.length > 0) return { page: 'lost' };
  if (page === undefined) return { page: 'lobby' };
  if (page === 'rules') return { page: 'rules', rule: hash.slice(1) || (id ?? null) };
  if ((page === 'odds' || page === 'learn' || page === 'games') && id === undefined) return { page };
  if (id === undefined) return { page: 'lost' };
  if (page === 'watch') return { page, game: id };
  if (page === 'replay') return { page, game: id, step: Math.max(0, Math.trunc(Number(hash.slice(1))) || 0) };
  if (page !== 'play') return { page: 'lost' };
  const tokens = hash.replace(/^#/, '').split(',').filter(Boolean);
  return tokens.length > 0 ? { page, game: id, tokens: tokens.slice(0, 2) } : { page: 'watch', game: id };
}

let current = $state.raw<Route>(here());

function here(): Route {
  return typeof location === 'undefined' ? { page: 'lobby' } : parse(location.pathname, location.hash);
}

export const router = {
  get route(): Route {
    return current;
  },
};

/** Whether there is a page at an address. */
export const leadsSomewhere = (address: string): boolean => parse(address, '').page !== 'lost';

/** Goes to an address of this client without loading the page anew. */
export function go(address: string): void {
  history.pushState(null, '', address);
  current = here();
  window.scrollTo(0, 0);
}

/** Changes the address in place, without a step in the history. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
}

/** Follows back and forward, and links inside the client. */
export function startRouter(): () => void {
  const followed = () => (current = here());
  const clicked = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api')) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  };
  addEventListener('popstate', followed);
  addEventListener('hashchange', followed);
  addEventListener('click', clicked);
  return () => {
    removeEventListener('popstate', followed);
    removeEventListener('hashchange', followed);
    removeEventListener('click', clicked);
  };
}
