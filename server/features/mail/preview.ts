import { type MailSample, sampleIn } from '../../../domain/mail/mail-sample.ts';
import { isSecret } from '../../../domain/mail/mail-template-secrets.ts';
import {
  isBlankTemplate,
  type MailPreview,
  mailPreview,
  staffMail,
} from '../../../domain/mail/staff-mail.ts';
import { maskLinks } from '../../email/enqueue.ts';
import type { Texts } from '../../email/render/render.ts';
import type { Call } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query } from '../../postgres/query.ts';
import { applicationVariables, getJob } from '../jobs/job.ts';
import { getRecipient, placeholderMessage } from './recipient.ts';

/**
 * Renders a template, saved or being edited, in the real layout: with its sample values, or for an application
 * exactly as it will be sent, except that links are masked.
 */
export const previewMail = defineAction({
  name: 'preview-mail',
  roles: ['admin', 'recruiter'],
  schema: mailPreview,
  async run(preview, call, staff) {
    const { template: key, language, subject, body } = preview;
    const { database, site } = call.context;
    const { rows } = await database.query(
      db
        .selectFrom('email_templates')
        .select(['subject', 'body', 'variables', 'sample'])
        .$narrowType<{ subject: Texts; body: Texts; sample: MailSample }>()
        .where('key', '=', key),
    );
    const [stored] = rows;
    if (!stored) throw new FunctionError('not_found');
    const template = {
      key,
      variables: stored.variables,
      subject: { ...stored.subject, [language]: subject ?? stored.subject[language] },
      body: { ...stored.body, [language]: body ?? stored.body[language] },
    };
    const { findBodyError, renderMail } = await import('../../email/render/render.ts');
    const { validateSyntax, validateTemplate } = await import(
      '../../email/render/validate-template.ts'
    );
    const isEdited = subject !== undefined || body !== undefined;
    const errors = (
      isEdited ? validateTemplate(template, site.url) : validateSyntax(template)
    ).filter((error) => error.language === language);
    if (errors.length > 0) return { errors };
    const variables = preview.application_id
      ? await getVariables(preview, staff, call)
      : sampleIn(stored.sample, language);
    const sender = { siteName: site.name, siteUrl: site.url, contactEmail: site.contactEmail };
    const content = { language, variables };
    const masked = stored.variables.filter(isSecret).map((name) => String(variables[name] ?? ''));
    const error = isEdited && masked.length > 0 && findBodyError(template, content, sender, masked);
    if (error) return { errors: [{ ...error, detail: '', language, part: 'body' as const }] };
    return { errors, ...renderMail(template, content, sender) };
  },
});

async function getVariables(
  { template, language, application_id, job_id: jobId, message }: MailPreview,
  staff: Staff,
  { context: { database, site } }: Call,
): Promise<Record<string, unknown>> {
  const mail = staffMail.parse({
    template,
    language,
    application_id,
    message: message ?? (isBlankTemplate(template) ? placeholderMessage : undefined),
  });
  return database.transaction(async (query) => {
    const recipient = maskLinks(await getRecipient(query, mail, staff, site));
    // Only a move names the job before it, which may be hidden from the caller.
    const { old_job_title: _, ...variables } = recipient.variables;
    if (!jobId) return variables;
    return {
      ...variables,
      ...(await variablesAfterMove(query, jobId, language, site.name, variables)),
    };
  });
}

/** A preview is rendered before the move, so the application still has its old job. */
async function variablesAfterMove(
  query: Query,
  jobId: string,
  language: MailPreview['language'],
  siteName: string,
  { job_title: left }: Record<string, unknown>,
) {
  const job = await getJob(query, jobId);
  return { ...applicationVariables(job, language, siteName), old_job_title: left };
}
