/** Marks the elements that receive the focus when the keys move from row to row. */
export const rowFocus = { 'data-row-focus': '' };

const selector = '[data-row-focus]';

/** Moves the focus to the next or the previous row. Returns false if there is none. */
export function moveRowFocus(table: HTMLElement | null, step: 1 | -1): boolean {
  const stops = [...(table?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const current = stops.findIndex((stop) => stop.closest('tr')?.contains(document.activeElement));
  return focus(current === -1 ? stops.at(step === 1 ? 0 : -1) : stops[current + step]);
}

/** Focuses the first row of a new page on the way down, and the last one on the way up. */
export function enterRows(table: HTMLElement | null, step: 1 | -1): void {
  focus([...(table?.querySelectorAll<HTMLElement>(selector) ?? [])].at(step === 1 ? 0 : -1));
}

function focus(stop: HTMLElement | undefined): boolean {
  stop?.focus();
  stop?.scrollIntoView({ block: 'nearest' });
  return stop !== undefined;
}

/** Returns the key of the focused row. */
export function findFocusedRow(table: HTMLElement | null): string | undefined {
  const row = document.activeElement?.closest('tr');
  return row && table?.contains(row) ? row.dataset.row : undefined;
}

export function openFocusedRow(table: HTMLElement | null): void {
  const row = document.activeElement?.closest('tr');
  if (row && table?.contains(row)) row.querySelector<HTMLElement>('a[data-row-focus]')?.click();
}
