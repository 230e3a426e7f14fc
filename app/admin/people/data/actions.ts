import { contactFields } from '../../../../domain/people/contact-details.ts';
import type { MergeField, MovedTable, SameJob } from '../../../../domain/people/merge.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { unwrap, unwrapRaised } from '../../../backend/unwrap.ts';
import { rowFields } from '../../kit/saved-fields/data/row-fields.ts';

// Actions on a person as a whole. The audit log records who did each of them and when.

export const contactSource = (client: BrowserClient, id: string) =>
  rowFields(client, { table: 'people', key: { id }, columns: contactFields });

/** Returns the number of days for which a person who is to be erased stays hidden. */
export async function getQuarantineDays(client: BrowserClient): Promise<number> {
  const { quarantine_days: days } = await unwrap(
    client
      .from('retention_periods')
      .select('quarantine_days')
      .eq('purpose', 'application')
      .single(),
  );
  return days;
}

/**
 * Hides the person and erases them after the quarantine, or at the latest at `eraseBy`. Returns the time of the
 * erasure.
 */
export async function requestErasure(
  client: BrowserClient,
  id: string,
  eraseBy?: string,
): Promise<string> {
  return unwrapRaised(
    client.rpc('request_erasure', { person_id: id, ...(eraseBy && { erase_by: eraseBy }) }),
  );
}

/** Returns the number of mails that the erasure cancelled; the outbox can send them again. */
export function undoErasure(client: BrowserClient, id: string): Promise<number> {
  return unwrapRaised(client.rpc('undo_erasure', { person_id: id }));
}

export async function holdPerson(client: BrowserClient, id: string, reason: string): Promise<void> {
  await unwrapRaised(client.rpc('hold_person', { person_id: id, reason }));
}

export async function liftHold(client: BrowserClient, id: string): Promise<void> {
  await unwrapRaised(client.rpc('lift_hold', { person_id: id }));
}

/** Returns the number of links that stopped working. */
export async function revokeLinks(client: BrowserClient, id: string): Promise<number> {
  return unwrapRaised(client.rpc('revoke_person_links', { person_id: id }));
}

/** Returns the file as it is: it may be too long to parse without a pause of the page. */
export async function exportPerson(client: BrowserClient, id: string): Promise<Blob> {
  const headers = { accept: 'application/octet-stream' };
  return callFunction<Blob>(client, 'export-person', { person_id: id }, undefined, headers);
}

type MergeChoice = { keep: string; merge: string; take: MergeField[] };

type MergePreview = {
  result: Record<MergeField, string | null>;
  moves: Record<MovedTable, number>;
  /** Jobs that both applied for: only one of the two applications counts. */
  same_jobs: SameJob[];
};

export async function previewMerge(
  client: BrowserClient,
  choice: MergeChoice,
): Promise<MergePreview> {
  return callFunction<MergePreview>(client, 'merge-people', { ...choice, preview: true });
}

/**
 * For each job that both records applied for, `applications` has the application that counts. A doubtful address needs
 * `checked_email`.
 */
export async function mergePeople(
  client: BrowserClient,
  choice: MergeChoice & { take_custom: string[]; applications: string[]; checked_email?: string },
): Promise<void> {
  await callFunction<object>(client, 'merge-people', { ...choice });
}
