type Invoice = { kind: string; state: string; due_on: string | null };

/** True if another mail with this invoice is a reminder: it was mailed before, is overdue and not paid. */
export const isReminder = (
  { kind, state, due_on: due }: Invoice,
  wasMailed: boolean,
  today: string,
): boolean => wasMailed && kind === 'invoice' && state === 'sent' && due !== null && due < today;
