import type { FormName } from '../../../domain/forms/form-name.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { formatDate } from '../../email/format.ts';
import { confirmLink } from '../../email/mail-link.ts';
import type { MailSlot } from '../../functions/limits/mail-quota.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';
import type { SavedCv } from '../applications/cv.ts';
import type { MatchedPerson } from '../people/matching/matched-person.ts';
import type { CheckResult } from './public-form.ts';

type Submitted = {
  form: FormName;
  data: { email: string; language: Language };
  checked: CheckResult;
  jobId?: string;
  cv?: SavedCv;
  /** The mail that asks for the confirmation. */
  template?: 'confirm_submission' | 'confirm_newsletter';
  /** Undefined over the limits of mail: then nobody can confirm this form, and colleagues see it until it expires. */
  mailSlot: MailSlot | undefined;
};

/** Stores a form apart from the known person it was sent for, and mails that person a link to confirm it. */
export async function holdSubmission(
  query: Query,
  siteUrl: string,
  person: MatchedPerson,
  { form, data, checked, jobId, cv, mailSlot, template = 'confirm_submission' }: Submitted,
): Promise<void> {
  const inserted = await query(
    db
      .insertInto('pending_submissions')
      .values({
        person_id: person.id,
        form,
        job_id: jobId,
        email: data.email,
        language: data.language,
        data: JSON.stringify(data),
        checked: JSON.stringify(checked),
        cv_bucket: cv?.bucket,
        cv_path: cv?.path,
        cv_file_name: cv?.fileName,
        cv_mime_type: cv?.mimeType,
        cv_size_bytes: cv?.size,
        cv_sha256: cv?.sha256,
      })
      .returning(['id', 'expires_at'])
      .returning((eb) =>
        eb
          .selectFrom('jobs')
          .select('title')
          .whereRef('jobs.id', '=', 'pending_submissions.job_id')
          .as('job_title'),
      ),
  );
  if (!mailSlot || !person.email) return;
  const { id, expires_at: expiresAt, job_title: title } = requireRow(inserted);
  const { language } = data;
  await enqueueMail(query, {
    ...mailSlot,
    cause: `${template}:${id}`,
    template,
    // The address on file: the typed one may belong to a merged record that another person created.
    to: person.email,
    language,
    personId: person.id,
    jobId,
    variables: {
      first_name: person.first_name,
      what: describeSubmission(form, language, title ? inLanguage(title, language) : undefined),
      link: confirmLink(siteUrl, id, language),
      expires_on: formatDate(expiresAt, language),
    },
  });
}

// These stand in the middle of a sentence of the confirmation mail: "Someone has sent us …".
const messages = {
  apply: { en: 'an application for {job}', sv: 'en ansökan till {job}' },
  'join-candidate-bank': {
    en: 'a profile for the candidate database',
    sv: 'en profil till kandidatbanken',
  },
  'join-freelance-network': {
    en: 'a profile for the freelance network',
    sv: 'en profil till frilansnätverket',
  },
  'join-waiting-list': { en: 'a request for a call', sv: 'en förfrågan om ett samtal' },
  contact: { en: 'a message', sv: 'ett meddelande' },
  'send-calculation': {
    en: 'a request for a savings calculation',
    sv: 'en förfrågan om en kalkyl',
  },
  'join-newsletter': { en: 'a subscription to the newsletter', sv: 'en anmälan till nyhetsbrevet' },
} satisfies Record<FormName, Record<Language, string>>;

/** Names the form and the job, and nothing that the sender typed, which could be spam. */
function describeSubmission(form: FormName, language: Language, jobTitle = ''): string {
  return messages[form][language].replace('{job}', jobTitle);
}
