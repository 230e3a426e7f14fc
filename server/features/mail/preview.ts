import {
  isBlankTemplate,
  type MailPreview,
  mailPreview,
  staffMail,
} from '../../../domain/mail/staff-mail.ts';
import { split } from '../../email/enqueue.ts';
import type { Call } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Query } from '../../postgres/query.ts';
import { applicationVariables, getJob } from '../jobs/open-job.ts';
import { findRecipient } from './recipient.ts';

/**
 * A template as it stands or is being written, in the real layout: with its examples, or for an
 * application exactly as the applicant will get it, links masked.
 */
export const previewMail = defineAction({
  name: 'preview-mail',
  roles: ['admin', 'recruiter'],
  schema: mailPreview,
  async run(preview, call, staff) {
    const { template: key, language, subject, body } = preview;
    const { database, site } = call.context;
    const { rows } = await database.query(
      'select subject, body, variables, sample from public.email_templates where key = $1',
      [key],
    );
    const [stored] = rows;
    if (!stored) throw new FunctionError('not_found');
    const template = {
      variables: stored.variables,
      subject: { ...stored.subject, [language]: subject ?? stored.subject[language] },
      body: { ...stored.body, [language]: body ?? stored.body[language] },
    };
    const { renderMail } = await import('../../email/render.ts');
    const { validateTemplate } = await import('../../email/validate-template.ts');
    const faults = validateTemplate(template).filter((fault) => fault.language === language);
    if (faults.length > 0) return { faults };
    const variables = preview.application_id
      ? await findVariables(preview, staff, call)
      : stored.sample;
    const sender = { siteName: site.name, siteUrl: site.url, contactEmail: site.contactEmail };
    return { faults, ...renderMail(template, { language, variables }, sender) };
  },
});

async function findVariables(
  { template, language, application_id, job_id: jobId, message }: MailPreview,
  staff: Staff,
  { context: { database, site } }: Call,
): Promise<Record<string, unknown>> {
  const mail = staffMail.parse({
    template,
    language,
    application_id,
    message: message ?? (isBlankTemplate(template) ? '…' : undefined),
  });
  return database.transaction(async (query) => {
    const { variables } = split(await findRecipient(query, mail, staff, site));
    if (!jobId) return variables;
    return { ...variables, ...(await movedTo(query, jobId, language, site.name, variables)) };
  });
}

/** The preview comes before the move, so the job that is left is still the application's. */
async function movedTo(
  query: Query,
  jobId: string,
  language: MailPreview['language'],
  siteName: string,
  { job_title: left }: Record<string, unknown>,
) {
  const job = await getJob(query, jobId);
  return { ...applicationVariables(job, language, siteName), old_job_title: left };
}
