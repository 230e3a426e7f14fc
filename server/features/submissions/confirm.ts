import { z } from 'zod';
import type { SubmissionOutcome } from '../../../domain/forms/submission-outcome.ts';
import { hashToken } from '../../email/person-links.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { anonymous } from '../../http/identity/identity.ts';
import { db, now, type Query } from '../../postgres/query.ts';
import type { SavedCv } from '../applications/cv.ts';
import { joinNewsletter } from '../newsletter/join.ts';
import { findByEmail } from '../people/matching/find-by-email.ts';
import { updatePerson } from '../people/matching/update-person.ts';
import { forms } from './forms.ts';

const schema = z.object({ token: z.string('link_invalid').min(1).max(200) });

/** Carries out a pending submission, once. It requires a POST, because mail scanners open links. */
export const confirmSubmission = defineAction({
  name: 'confirm-submission',
  roles: 'anyone',
  schema,
  page: ({ token }, answer) =>
    `/confirm/${encodeURIComponent(token)}?outcome=${answer && 'outcome' in answer ? answer.outcome : 'invalid'}`,
  run: ({ token }, { context }) =>
    context.database.transaction(async (query) => {
      await actAs(query, anonymous);
      const submission = await lockSubmission(query, token);
      if (submission.confirmed_at)
        return confirmationResponse(submission.form, await findOutcome(query, submission));
      const form = forms.find(({ name }) => name === submission.form);
      // Staff may have given the address to another person since. Then it proves nothing about this one.
      const person = await findByEmail(query, submission.email);
      const { mailed_to: mailbox, checked } = submission;
      if (!form || !mailbox || person?.id !== submission.person_id)
        throw new FunctionError('link_invalid');
      // The address that has confirmed replaces the typed one, which may belong to a merged record and to another person.
      const data = { ...(submission.data as object), email: mailbox };
      const outcome = await form.carryOutHeld(
        {
          query,
          data,
          checked,
          cv: cvOf(submission),
          sentAt: submission.submitted_at,
          site: context.site,
        },
        (input) => updatePerson(query, submission.person_id, input, mailbox),
      );
      await query(
        db
          .updateTable('pending_submissions')
          .set({
            confirmed_at: now,
            data: {},
            checked: {},
            cv_bucket: null,
            cv_path: null,
            cv_file_name: null,
            cv_mime_type: null,
            cv_size_bytes: null,
            cv_sha256: null,
          })
          .where('id', '=', submission.id),
      );
      return confirmationResponse(submission.form, outcome);
    }),
});

function confirmationResponse(form: string, outcome: SubmissionOutcome) {
  return { ok: true, form, outcome };
}

type LockedSubmission = Awaited<ReturnType<typeof lockSubmission>>;

/** Locks the submission of a mailed link. Sending the mail stores `token_hash` and `mailed_to` (`server/email/open-links.ts`). */
async function lockSubmission(query: Query, token: string) {
  const { rows } = await query(
    db
      .selectFrom('pending_submissions')
      .select([
        'id',
        'form',
        'person_id',
        'email',
        'mailed_to',
        'data',
        'checked',
        'submitted_at',
        'confirmed_at',
      ])
      .select([
        'cv_bucket',
        'cv_path',
        'cv_file_name',
        'cv_mime_type',
        'cv_size_bytes',
        'cv_sha256',
      ])
      .select((eb) => eb('expires_at', '<', now).as('expired'))
      .$narrowType<{ checked: { jobId?: string } }>()
      .where('token_hash', '=', hashToken(token))
      .forUpdate(),
  );
  const [held] = rows;
  if (!held) throw new FunctionError('link_invalid');
  if (held.expired && !held.confirmed_at) throw new FunctionError('link_expired');
  return held;
}

/** Returns the outcome of an earlier confirmation, from the event that the same transaction has recorded. */
async function findOutcome(
  query: Query,
  { id, form, person_id }: LockedSubmission,
): Promise<SubmissionOutcome> {
  if (form === joinNewsletter.name) return 'subscribed';
  const { rows } = await query(
    db
      .selectFrom('person_events as event')
      .innerJoin('pending_submissions as held', 'held.confirmed_at', 'event.created_at')
      .select((eb) => eb.ref('event.data').$castTo<{ document_id?: string }>().as('data'))
      .where('held.id', '=', id)
      .where('event.person_id', '=', person_id)
      .where('event.kind', '=', 'applied_again'),
  );
  const [event] = rows;
  if (!event) return 'done';
  return event.data.document_id ? 'applied_again_with_cv' : 'applied_again';
}

function cvOf({
  cv_bucket: bucket,
  cv_path: path,
  cv_file_name: fileName,
  cv_mime_type: mimeType,
  cv_size_bytes: size,
  cv_sha256: sha256,
}: LockedSubmission): SavedCv | undefined {
  // A constraint of the table says that these columns are all set or all null.
  if (!bucket || !path || !fileName || !mimeType || size === null || !sha256) return undefined;
  return { bucket, path, fileName, mimeType, size, sha256 };
}
