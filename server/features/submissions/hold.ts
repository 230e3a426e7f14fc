import type { Language } from '../../../domain/language.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { formatDate } from '../../email/format.ts';
import { confirmLink } from '../../email/mail-link.ts';
import type { Query } from '../../postgres/query.ts';
import type { SavedCv } from '../applications/cv.ts';
import { inLanguage } from '../jobs/open-job.ts';
import type { Matched } from '../people/match-person.ts';
import { describeSubmission } from './describe-submission.ts';

type Submitted = {
  form: string;
  data: { email: string; language: Language };
  checked: object;
  jobId?: string;
  cv?: SavedCv;
  /** Whether the mailbox has room for another mail; without one, an earlier mail or staff lead to the form. */
  isMailed: boolean;
};

/** Keeps a form apart from the known person it was sent for, and mails that person a link to confirm it. */
export async function holdSubmission(
  query: Query,
  siteUrl: string,
  person: Matched,
  { form, data, checked, jobId, cv, isMailed }: Submitted,
): Promise<void> {
  const { rows } = await query(
    `insert into public.pending_submissions (person_id, form, job_id, email, language, data, checked,
       cv_bucket, cv_path, cv_file_name, cv_mime_type, cv_size_bytes, cv_sha256)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     returning id, expires_at, (select title from public.jobs where jobs.id = $3) as job_title`,
    [
      person.id,
      form,
      jobId,
      data.email,
      data.language,
      JSON.stringify(data),
      JSON.stringify(checked),
      cv?.bucket,
      cv?.path,
      cv?.fileName,
      cv?.mimeType,
      cv?.size,
      cv?.sha256,
    ],
  );
  if (!isMailed) return;
  const { id, expires_at: expiresAt, job_title: title } = rows[0];
  const { language } = data;
  await enqueueMail(query, {
    cause: `confirm_submission:${id}`,
    template: 'confirm_submission',
    // The address on file: the one typed may belong to a merged record, and so to a stranger.
    to: person.email ?? data.email,
    language,
    personId: person.id,
    variables: {
      first_name: person.first_name,
      what: describeSubmission(form, language, title ? inLanguage(title, language) : undefined),
      link: confirmLink(siteUrl, id, language),
      expires_on: formatDate(new Date(expiresAt), language),
    },
  });
}
