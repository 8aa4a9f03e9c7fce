export type Theme = 'light' | 'dark';

const STORED = 'gefecht.theme';
let chosen = $state<Theme>('light');

export const theme = {
  get now(): Theme {
    return chosen;
  },
  flip(): void {
    show(chosen === 'light' ? 'dark' : 'light');
    localStorage.setItem(STORED, chosen);
  },
};

/** The theme chosen before, else what the system prefers. */
export function startTheme(): void {
  const stored = localStorage.getItem(STORED);
  const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  show(stored === 'light' || stored === 'dark' ? stored : preferred);
}

function show(wanted: Theme): void {
  chosen = wanted;
  document.documentElement.dataset.theme = wanted;
}
