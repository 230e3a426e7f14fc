// A comment that was typed and not sent is kept in the tab, until it is sent or the tab is closed.

const keyOf = (item: string) => `reviewComment:${item}`;

export function keepComment(item: string, comment: string): void {
  try {
    if (comment) sessionStorage.setItem(keyOf(item), comment);
    else sessionStorage.removeItem(keyOf(item));
  } catch {
    // Storage may be full or blocked; the comment stays in the field.
  }
}

export function findKeptComment(item: string): string {
  try {
    return sessionStorage.getItem(keyOf(item)) ?? '';
  } catch {
    return '';
  }
}
