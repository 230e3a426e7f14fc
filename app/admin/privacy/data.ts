import type { Database } from '../../../domain/database.types.ts';
import type { RetentionPreview } from '../../../domain/people/retention-period.ts';
import { BackendError } from '../../backend/backend-error.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import { unwrap, unwrapRaised } from '../../backend/unwrap.ts';

type Public = Database['public'];
type RequestRow = Public['Views']['privacy_request_list']['Row'];

export type RequestKind = Public['Enums']['privacy_request_kind'];
export type RequestState = Public['Enums']['privacy_request_state'];

export type PrivacyRequest = Pick<
  RequestRow,
  | 'message'
  | 'note'
  | 'completed_at'
  | 'handler_name'
  | 'person_id'
  | 'full_name'
  | 'email'
  | 'legal_hold'
  | 'erase_after'
  | 'anonymised_at'
> & {
  id: string;
  kind: RequestKind;
  state: RequestState;
  is_open: boolean;
  due_at: string;
  created_at: string;
};

export const isErased = ({ person_id, anonymised_at }: PrivacyRequest) =>
  !person_id || anonymised_at !== null;

export const requestColumnsRead =
  'id,kind,state,is_open,due_at,message,note,completed_at,created_at,handler_name,person_id,full_name,email,legal_hold,erase_after,anonymised_at';

export async function findRequest(
  client: BrowserClient,
  id: string,
): Promise<PrivacyRequest | null> {
  const row = await unwrap(
    client.from('privacy_request_list').select(requestColumnsRead).eq('id', id).maybeSingle(),
  );
  return row as PrivacyRequest | null;
}

export async function updateRequest(
  client: BrowserClient,
  id: string,
  change: { state: RequestState },
): Promise<void> {
  await unwrapRaised(
    client.from('privacy_requests').update(change).eq('id', id).select('id').single(),
  );
}

/** Changes the address of the person to the requested one, and marks the request as done. */
export async function changeRequestedEmail(client: BrowserClient, id: string): Promise<void> {
  await unwrap(client.rpc('change_requested_email', { request_id: id }));
}

/** Records a request that came by telephone or post; the person is found by e-mail address. */
export async function createRequest(
  client: BrowserClient,
  { email, kind, message }: { email: string; kind: RequestKind; message: string },
): Promise<string> {
  // The address of a merged record finds the person who remains, unless another person has it now.
  const [person] = await unwrap(
    client
      .from('people')
      .select('id, merged_into')
      .eq('email', email)
      .is('anonymised_at', null)
      .order('merged_into', { nullsFirst: true })
      .limit(1),
  );
  if (!person) throw new BackendError({ code: 'no_such_person', message: 'no such person' });
  const { id } = await unwrap(
    client
      .from('privacy_requests')
      .insert({ person_id: person.merged_into ?? person.id, kind, message: message || null })
      .select('id')
      .single(),
  );
  return id;
}

/** Erases immediately and permanently. */
export async function erasePerson(client: BrowserClient, personId: string): Promise<void> {
  await callFunction<object>(client, 'anonymise', { person_id: personId, confirm: true });
}

export type DuePerson = RetentionPreview['people'][number] & { name: string };

export async function previewRetention(client: BrowserClient) {
  const { counts, people } = await callFunction<RetentionPreview>(client, 'preview-retention', {});
  const ids = people.map(({ person_id }) => person_id);
  const rows = await unwrap(client.from('people').select('id, full_name').in('id', ids));
  const names = new Map(rows.map(({ id, full_name }) => [id, full_name]));
  const namedPeople: DuePerson[] = people.map((due) => ({
    ...due,
    name: names.get(due.person_id) ?? '',
  }));
  return { counts, people: namedPeople };
}

export async function listRetentionRuns(client: BrowserClient) {
  const rows = await unwrap(
    client
      .from('retention_runs')
      .select('id, is_dry_run, counts, started_at, finished_at')
      .order('started_at', { ascending: false })
      .limit(10),
  );
  return rows.map(({ counts, ...run }) => ({
    ...run,
    counts: (counts ?? {}) as Record<string, number>,
  }));
}

export type RetentionRun = Awaited<ReturnType<typeof listRetentionRuns>>[number];
