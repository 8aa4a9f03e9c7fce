// The keys of the view: zoom and fit, wherever the focus is.

export interface ViewKeys {
  zoom(factor: number): void;
  fit(): void;
  action(): void;
}

/** Keys of the view, wherever the focus is. */
export function onPage(event: KeyboardEvent, view: ViewKeys): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return false;
  if (event.key === '+' || event.key === '=') view.zoom(1.25);
  else if (event.key === '-') view.zoom(0.8);
  else if (event.key === '0') view.fit();
  else if (event.key === 'f' || event.key === 'F') view.action();
  else return false;
  return true;
}

export function isWriting(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog') !== null;
}
