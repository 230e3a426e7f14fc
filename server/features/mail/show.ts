import { z } from 'zod';
import { uuid } from '../../../domain/forms/form-field.ts';
import type { Language } from '../../../domain/language.ts';
import type { StoredTemplate } from '../../email/render-stored.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';

type Stored = StoredTemplate & {
  language: Language;
  values: Record<string, unknown>;
  own_subject: string | null;
  own_text: string | null;
  html: string | null;
};

/** A mail of the outbox as it went out, or as it would go out now; who may read it, the table decides. */
export const showMail = defineAction({
  name: 'show-mail',
  roles: ['admin', 'recruiter'],
  schema: z.object({ mail_id: uuid }),
  async run({ mail_id: id }, call, { identity }) {
    const { database, site } = call.context;
    const found = await database.withRole(
      identity,
      { text: 'select id from public.outbox where id = $1', values: [id] },
      { access: 'read' },
    );
    if (found.rows.length === 0) throw new FunctionError('not_found');
    const { rows } = await database.query(
      `select mail.language, mail.variables as values, mail.subject as own_subject, mail.body_text as own_text, mail.html,
         template.subject, template.body, template.variables, template.default_subject, template.default_body
       from public.outbox as mail join public.email_templates as template on template.key = mail.template_key
       where mail.id = $1`,
      [id],
    );
    const [mail] = rows as Stored[];
    if (!mail) throw new FunctionError('not_found');
    const { language, values, own_subject: subject, own_text: text, html } = mail;
    if (html) return { subject, text, html, is_final: true };
    const { renderStored } = await import('../../email/render-stored.ts');
    const sender = { siteName: site.name, siteUrl: site.url, contactEmail: site.contactEmail };
    try {
      const content = { language, variables: values, subject, text };
      const { rendered, fault } = renderStored(mail, content, sender);
      return { ...rendered, is_final: false, is_built_in: fault !== undefined };
    } catch (error) {
      // The very fault that keeps it from leaving; the screen names it beside the mail.
      call.context.logger.warn({ err: error, mail: id }, 'mail cannot be shown');
      throw new FunctionError('conflict');
    }
  },
});
