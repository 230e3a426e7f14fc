import { z } from 'zod';
import type { Json } from '../../../domain/database.types.ts';
import { uuid } from '../../../domain/forms/form-field.ts';
import { addSite } from '../../email/mail-link.ts';
import type { StoredTemplate } from '../../email/render/render-stored.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db } from '../../postgres/query.ts';

/** Shows a mail of the outbox as it was sent, or as it would be sent now. Row-level security decides who may read it. */
export const showMail = defineAction({
  name: 'show-mail',
  roles: ['admin', 'recruiter'],
  schema: z.object({ mail_id: uuid }),
  async run({ mail_id: id }, call, { identity }) {
    const { database, site } = call.context;
    const visible = await database.withRole(
      identity,
      { text: 'select id from public.outbox where id = $1', values: [id] },
      { access: 'read' },
    );
    if (visible.rows.length === 0) throw new FunctionError('not_found');
    const { rows } = await database.query(
      db
        .selectFrom('outbox as mail')
        .innerJoin('email_templates as template', 'template.key', 'mail.template_key')
        .select(['mail.language', 'mail.html', 'mail.variables as values', 'mail.links'])
        .select([
          'mail.subject as own_subject',
          'mail.body_text as own_text',
          'mail.body as own_body',
        ])
        .select(['template.key', 'template.subject', 'template.body', 'template.variables'])
        .select(['template.default_subject', 'template.default_body'])
        .$narrowType<
          Omit<StoredTemplate, 'variables'> & {
            values: Record<string, Json>;
            links: Record<string, Json>;
          }
        >()
        .where('mail.id', '=', id),
    );
    const [mail] = rows;
    if (!mail) throw new FunctionError('not_found');
    const { language, own_subject: subject, own_text: text, own_body: body, html } = mail;
    if (html) return { subject, text, html, is_final: true };
    const { renderStored } = await import('../../email/render/render-stored.ts');
    const sender = { siteName: site.name, siteUrl: site.url, contactEmail: site.contactEmail };
    try {
      const variables = addSite(mail.values, mail.links, site.url);
      const content = { language, variables, subject, text, body };
      const { rendered, error } = renderStored(mail, content, sender);
      return { ...rendered, is_final: false, is_built_in: error !== undefined };
    } catch (error) {
      // The same error keeps the mail from being sent; the screen shows it beside the mail.
      call.context.logger.warn({ err: error, mail: id }, 'mail cannot be shown');
      throw new FunctionError('conflict');
    }
  },
});
