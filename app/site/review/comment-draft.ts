// The draft of a comment is stored in the tab until the comment is sent or the tab is closed.

const keyOf = (item: string) => `reviewComment:${item}`;

export function saveCommentDraft(item: string, comment: string): void {
  try {
    if (comment) sessionStorage.setItem(keyOf(item), comment);
    else sessionStorage.removeItem(keyOf(item));
  } catch {
    // Storage may be full or blocked; the comment stays in the field.
  }
}

export function findCommentDraft(item: string): string {
  try {
    return sessionStorage.getItem(keyOf(item)) ?? '';
  } catch {
    return '';
  }
}
