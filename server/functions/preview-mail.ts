import { mailPreview } from '../../domain/staff-mail.ts';
import { defineAction } from './define-action.ts';
import { FunctionError } from './errors.ts';
import { requireStaff } from './require-staff.ts';

/** A template as it stands or is being written, with its examples, in the real layout. */
export const previewMail = defineAction({
  name: 'preview-mail',
  schema: mailPreview,
  async run({ template: key, language, subject, body }, call) {
    const { database, site } = call.context;
    await requireStaff(call, 'admin', 'recruiter');
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
    const { renderMail } = await import('../email/render.ts');
    const { validateTemplate } = await import('../email/validate-template.ts');
    const faults = validateTemplate(template).filter((fault) => fault.language === language);
    if (faults.length > 0) return { faults };
    const sender = { siteName: site.name, siteUrl: site.url, contactEmail: site.contactEmail };
    return { faults, ...renderMail(template, { language, variables: stored.sample }, sender) };
  },
});
