import type { PersonExport } from '../../../domain/people/person-export.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { requireRow } from '../../postgres/query.ts';
import { correspondenceLists } from './export-correspondence.ts';
import { type ExportList, type ReadPage, readPages } from './export-list.ts';
import { exportLists } from './export-lists.ts';
import type { PersonLink } from './open-link.ts';
import { eraseAfter, keepUntil, ownCandidate, ownFreelancer, ownPerson } from './own-data.ts';
import { renderJsonFile } from './render-json-file.ts';
import { type StoredDocument, signDocuments } from './show.ts';

type Head = Pick<
  PersonExport,
  'person' | 'keep_until' | 'erase_after' | 'candidate' | 'freelancer' | 'freelancer_note'
>;

type Exporter = {
  /** The colleague, unless it is the person. */
  staff?: Staff;
  /** Throws if the data may not be exported now. */
  requireOpen: () => Promise<unknown>;
};

/**
 * Exports all data about a person as a file of JSON, which is read and written in pieces: a history may be of any length.
 * The export is recorded before its first byte, and completes requests for one before its last.
 */
export async function exportEverything(
  link: PersonLink,
  call: Call,
  exporter: Exporter,
): Promise<Response> {
  const { database, logger } = call.context;
  const { staff, requireOpen } = exporter;
  await requireOpen();
  const head = requireRow(await database.query<{ head: Head }>(selectHead, [link.personId])).head;
  await database.query(
    `insert into public.audit_log (actor_id, actor_role, action, table_name, row_id)
     values ($2, case when $2::uuid is null then 'person' else 'authenticated' end, 'export', 'people', $1::uuid)`,
    [link.personId, staff?.id],
  );
  const values = {
    exported_at: new Date().toISOString(),
    scope: 'person',
    focus: link.applicationId,
    ...head,
  };
  const complete = async () => {
    // Without the right, or without the person, the last pages lacked what is not theirs any more.
    await requireOpen();
    await completeRequests(call, link, staff);
  };
  const logFailure = (error: unknown) => logger.error({ err: error }, 'export of a person failed');
  const bytes = renderJsonFile({
    values,
    lists: openLists(link, call, staff),
    complete,
    logFailure,
  });
  return new Response(bytes, {
    headers: {
      'cache-control': 'no-store',
      'content-type': typeFor(call.request),
      'content-disposition': 'attachment; filename="alpaca.json"',
    },
  });
}

/** The person must still be there, unmerged: a merge gives the history to another one. */
export async function requirePerson({ context }: Call, { personId }: PersonLink): Promise<void> {
  const { rowCount } = await context.database.query(
    'select from public.people where id = $1 and anonymised_at is null and merged_into is null',
    [personId],
  );
  if (!rowCount) throw new FunctionError('not_found');
}

/** Scripts of the back office save the file as it is, instead of parsing it. */
const typeFor = ({ headers }: Request) =>
  headers.get('accept')?.includes('application/octet-stream')
    ? 'application/octet-stream'
    : 'application/json';

function openLists(
  { personId, holder }: PersonLink,
  { context: { database, files } }: Call,
  staff: Staff | undefined,
): Record<string, AsyncIterable<unknown[]>> {
  const asServer: ReadPage = (text, values) => database.query(text, values);
  const asCaller: ReadPage = async (text, values) => {
    if (!staff) return asServer(text, values);
    return database.withRole(staff.identity, { text, values }, { access: 'read' });
  };
  const open = (lists: Record<string, ExportList>, read: ReadPage) =>
    Object.entries(lists).map(([name, list]) => [name, readPages(read, personId, list)] as const);
  const lists = Object.fromEntries([
    ...open(exportLists, asServer),
    ...open(correspondenceLists({ isOwn: !staff }), asCaller),
  ]);
  const documents = readPages(asServer, personId, exportLists.documents);
  return { ...lists, documents: signPages(documents) };

  async function* signPages(pages: AsyncIterable<unknown[]>) {
    for await (const page of pages)
      yield await signDocuments(files, page as StoredDocument[], holder);
  }
}

async function completeRequests({ context }: Call, link: PersonLink, staff?: Staff): Promise<void> {
  await context.database.query(
    `with waiting as (
       update public.privacy_requests set state = 'done', completed_at = now(), handled_by = $2
       where person_id = $1 and kind = 'export' and state in ('received', 'in_progress') returning id
     ), request as (
       insert into public.privacy_requests (person_id, kind, state, completed_at, handled_by)
       select $1, 'export', 'done', now(), $2::uuid where not exists (select from waiting)
     )
     insert into public.person_events (person_id, kind, actor_id) values ($1, 'exported', $2)`,
    [link.personId, staff?.id],
  );
}

const selectHead = `
select jsonb_build_object(
  'person', ${ownPerson},
  'keep_until', ${keepUntil},
  'erase_after', ${eraseAfter},
  'candidate', ${ownCandidate},
  'freelancer', ${ownFreelancer()},
  'freelancer_note', (select body from public.freelancer_notes where person_id = $1)
) as head`;
