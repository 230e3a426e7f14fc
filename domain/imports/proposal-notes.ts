import { cvMapping, isFileError } from './import.ts';

/** Notes of a CV that a colleague has to look at. */
export const openNotes = ['name_missing', 'email_missing', 'no_text'] as const;

/** Names the facts that could not be read from a CV. */
export function listProposalNotes(
  cells: readonly string[],
  state: string | null,
): (typeof openNotes)[number][] {
  if (state === null || state === 'waiting' || isFileError(state)) return [];
  const has = (field: (typeof cvMapping)[number]) =>
    Boolean(cells[cvMapping.indexOf(field)]?.trim());
  const missing = {
    name_missing: !has('first_name') && !has('last_name'),
    email_missing: !has('email'),
    no_text: state !== 'read',
  };
  return openNotes.filter((note) => missing[note]);
}
