import type { ApplicationText } from '../../../../domain/applications/application.ts';
import type { Database } from '../../../../domain/database.types.ts';
import type { ReviewDecision } from '../../../../domain/enums.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import { cardColumns, toCard } from './card.ts';

type Tables = Database['public']['Tables'];

export type CvDocument = Pick<
  Tables['documents']['Row'],
  'id' | 'bucket' | 'path' | 'file_name' | 'mime_type' | 'size_bytes' | 'extraction'
>;

/** The options of a choice question, as they were when it was answered. */
type AnswerOptions = { value: string; label: LocalizedText }[];

/** Everything that the panel shows of one application, except its timeline, notes and ratings. */
export type Application = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

const decisionColumns =
  'reject_reason, reject_reason_id, merit_note, decided_at, withdrawn_reason, stayed_six_months, left_on';
const fileColumns = 'id, bucket, path, file_name, mime_type, size_bytes, extraction, created_at';
const contactColumns =
  `contact_email, contact:people(email, phone, linkedin_url, anonymised_at, files:documents(${fileColumns}, kind))` as const;
const projectColumns =
  'hired_for:jobs(state, projects:client_projects(guarantee_ends_on, cancelled_on))' as const;
const answerColumns = 'answers:application_answers(id, prompt, answer, options, position)';

const columns =
  `${cardColumns}, source, language, cover_letter, ${decisionColumns}, ${contactColumns}, cv:documents(${fileColumns}), ${projectColumns}, ${answerColumns}` as const;

/** Returns null if the application is gone or the caller may not read it. */
export async function findApplication(client: BrowserClient, id: string) {
  const row = await unwrap(client.from('applications').select(columns).eq('id', id).maybeSingle());
  if (!row) return null;
  // Typed by the names of the texts, so that leaving one out of the columns is a type error.
  const texts: Record<ApplicationText, string | null> = row;
  return {
    ...toCard(row),
    source: row.source,
    language: row.language,
    texts,
    /** The id of a reason of the agency, or the key of a built-in reason. */
    rejectReason: row.reject_reason_id ?? row.reject_reason,
    meritNote: row.merit_note,
    decidedAt: row.decided_at,
    stayedSixMonths: row.stayed_six_months,
    leftOn: row.left_on,
    isJobClosed: row.hired_for.state === 'closed',
    /** The last day of the guarantee, if the job is a signed project. */
    guaranteeEndsOn:
      row.hired_for.projects.find(({ cancelled_on }) => !cancelled_on)?.guarantee_ends_on ?? null,
    withdrawnReason: row.withdrawn_reason,
    erasedAt: row.contact.anonymised_at,
    email: row.contact_email ?? row.contact.email,
    phone: row.contact.phone,
    linkedinUrl: row.contact.linkedin_url,
    cv: row.cv,
    newerCv: findNewerCv(row.contact.files, row.cv),
    answers: row.answers
      .toSorted((one, other) => one.position - other.position)
      // A check constraint of the table says that the options of a choice have this shape.
      .map((answer) => ({ ...answer, options: answer.options as AnswerOptions })),
  };
}

/** Explains why an application cannot be read: returns the person if they await erasure, otherwise null. */
export async function findAwaitingErasure(client: BrowserClient, id: string) {
  const [hidden = null] = await unwrap(
    client.rpc('find_hidden_application', { application_id: id }),
  );
  return hidden;
}

type ClientAnswer = { decision: ReviewDecision; at: string };

/** Returns the latest answer of the client about the person; null if there is none. */
export async function findClientAnswer(
  client: BrowserClient,
  id: string,
): Promise<ClientAnswer | null> {
  const answers = await unwrap(
    client
      .from('review_link_items')
      .select('decision, decided_at')
      .eq('application_id', id)
      .not('decision', 'is', null)
      .is('removed_at', null)
      // If two contacts decided differently, the request for an interview counts.
      .order('decision')
      .order('decided_at', { ascending: false })
      .limit(1),
  );
  const [{ decision, decided_at: at } = { decision: null, decided_at: null }] = answers;
  return decision && at ? { decision, at } : null;
}

type StoredCv = CvDocument & { created_at: string };

/** Returns the latest CV of the person if it was sent after the CV of the application, for example by applying again. */
function findNewerCv(files: (StoredCv & { kind: string })[], attachedCv: StoredCv | null) {
  const latest = files
    .filter(({ kind }) => kind === 'cv')
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))[0];
  return latest &&
    attachedCv &&
    latest.id !== attachedCv.id &&
    latest.created_at > attachedCv.created_at
    ? latest
    : null;
}

export async function updateApplicationOwner(
  client: BrowserClient,
  id: string,
  ownerId: string | null,
): Promise<void> {
  await unwrap(
    client.from('applications').update({ owner_id: ownerId }).eq('id', id).select('id').single(),
  );
}

/** Whether the person was still in the job six months after the hire, or the day on which they left; null if nobody has asked. */
export type Stay = { stayed: boolean | null } | { leftOn: string };

export async function updateStay(client: BrowserClient, id: string, stay: Stay): Promise<void> {
  // The database decides by the day whether it was within six months.
  const values =
    'leftOn' in stay ? { left_on: stay.leftOn } : { stayed_six_months: stay.stayed, left_on: null };
  await unwrap(client.from('applications').update(values).eq('id', id).select('id').single());
}
