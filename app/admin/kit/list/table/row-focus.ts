/** Marks the elements that receive the focus when the keys move from row to row. */
export const rowFocus = { 'data-row-focus': '' };

const selector = '[data-row-focus]';

export function moveRowFocus(table: HTMLElement | null, step: 1 | -1): void {
  const stops = [...(table?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const current = stops.findIndex((stop) => stop.closest('tr')?.contains(document.activeElement));
  const next = current === -1 ? stops[step === 1 ? 0 : stops.length - 1] : stops[current + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
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
