import type { OwnApplication, OwnPage } from '../../../domain/own-page.ts';
import { mergedReason } from '../../../domain/people/merge.ts';
import type { LinkHolder, StoredFile } from '../../documents/file-store.ts';
import type { FunctionContext } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { type Query, requireRow } from '../../postgres/query.ts';
import { listOfferedTimes } from '../interviews/offered-times.ts';
import { openLink, type PersonLink } from './open-link.ts';
import {
  consentItem,
  documentItem,
  eraseAfter,
  keepUntil,
  leadItem,
  ownCandidate,
  ownFreelancer,
  ownPerson,
  selectApplications,
  selectConsents,
} from './own-data.ts';

const linkSeconds = 300;

/** Maximum number of rows in each list of the page, which shows the newest ones. */
const maxRows = 200;

type Means = { context: Pick<FunctionContext, 'database' | 'files'> };

type OwnDocument = OwnPage['documents'][number];

/** A stored file, which is not signed yet. */
export type StoredDocument = Omit<OwnDocument, 'url'> & StoredFile;

/** The page as the statement returns it. */
type StoredPage = Omit<OwnPage, 'scope' | 'focus' | 'documents'> & { documents: StoredDocument[] };

/**
 * Lists what is stored about a person. A decision is shown only after the mail about it was sent: nobody should
 * learn it from this page first.
 */
export async function show(link: PersonLink, { context }: Means): Promise<OwnPage> {
  const isOne = link.purpose === 'application';
  const result = await context.database.query<{ page: StoredPage }>(ownPageSql, [
    link.personId,
    isOne ? link.applicationId : null,
  ]);
  const { documents, ...page } = requireRow(result).page;
  await offerTimes(context.database.query, page.applications);
  const scope = isOne ? 'application' : 'person';
  const signed = await signDocuments(context.files, documents, link.holder);
  return { ...page, scope, focus: link.applicationId, documents: signed };
}

/** Adds the URLs at which the holder can read the files for a few minutes. */
export function signDocuments(
  files: Means['context']['files'],
  documents: StoredDocument[],
  holder: LinkHolder,
): Promise<OwnDocument[]> {
  return Promise.all(
    documents.map(async ({ bucket, path, ...document }) => ({
      ...document,
      url: await files.sign({ bucket, path }, holder, linkSeconds, document.file_name),
    })),
  );
}

async function offerTimes(query: Query, applications: OwnApplication[]): Promise<void> {
  for (const interview of applications.flatMap(({ interviews }) => interviews)) {
    const isOver = interview.starts_at && new Date(interview.starts_at) <= new Date();
    if (interview.state === 'cancelled' || isOver) continue;
    const times = await listOfferedTimes(query, interview);
    interview.times = times.map((time) => time.toISOString());
  }
}

/** Renders the page for the first response. Returns undefined if the link never existed. */
export async function showByLink(
  token: string,
  means: Means,
): Promise<OwnPage | 'ended' | undefined> {
  try {
    const link = await openLink(means.context.database.query, token);
    return link.purpose === 'unsubscribe' ? undefined : await show(link, means);
  } catch (error) {
    if (error instanceof FunctionError) return error.code === 'link_expired' ? 'ended' : undefined;
    throw error;
  }
}

/**
 * Two records of a person had applied for the same job before they were merged. The other application stands for both:
 * the person has withdrawn nothing. An export contains both.
 */
const gaveWay = `(
  application.withdrawn_reason is not distinct from '${mergedReason}' and exists (
    select from public.applications as other
    where other.person_id = application.person_id and other.job_id = application.job_id and other.id <> application.id
  )
)`;

/** The newest rows as a list; a link to one application opens none. */
const renderNewest = (rows: string, item: string, time: string) => `
case when $2::uuid is null then coalesce((
  select jsonb_agg(${item} order by row.${time} desc)
  from (select row.* from (${rows}) as row order by row.${time} desc limit ${maxRows}) as row
), '[]') end`;

const ownPageSql = `
select jsonb_build_object(
  'person', case when $2::uuid is null then ${ownPerson} end,
  'keep_until', ${keepUntil},
  'erase_after', ${eraseAfter},
  'applications', coalesce((
    select jsonb_agg(to_jsonb(own) order by own.created_at desc) from (
      ${selectApplications(maxRows)}
      where application.person_id = $1 and ($2::uuid is null or application.id = $2) and not ${gaveWay}
      order by application.created_at desc limit ${maxRows}
    ) as own
  ), '[]'),
  'candidate', case when $2::uuid is null then ${ownCandidate} end,
  'freelancer', case when $2::uuid is null then ${ownFreelancer(maxRows)} end,
  'leads', ${renderNewest('select * from public.waiting_list where person_id = $1', leadItem, 'created_at')},
  'consents', ${renderNewest(selectConsents, consentItem, 'given_at')},
  'documents', coalesce((
    select jsonb_agg(${documentItem} order by row.created_at desc)
    from (
      select * from public.documents
      where person_id = $1 and ($2::uuid is null or id = (
        select cv_document_id from public.applications where id = $2
      ))
      order by created_at desc limit ${maxRows}
    ) as row
  ), '[]')
) as page`;
