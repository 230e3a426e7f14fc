import { staffMail } from '../../../domain/mail/staff-mail.ts';
import { maskLinks } from '../../email/enqueue.ts';
import { defineAction } from '../../functions/define-action.ts';
import { getRecipient } from './recipient.ts';
import { getTemplateTexts } from './template-texts.ts';

/** Renders a mail that staff are writing exactly as it will be sent, except that links are masked. */
export const previewMessage = defineAction({
  name: 'preview-message',
  roles: ['admin', 'recruiter'],
  schema: staffMail,
  async run(mail, call, staff) {
    const { database, site } = call.context;
    const { recipient, template } = await database.transaction(async (query) => ({
      recipient: await getRecipient(query, mail, staff, site),
      template: await getTemplateTexts(query, mail.template),
    }));
    const { renderMail } = await import('../../email/render/render.ts');
    const { subject, text, body } = mail;
    const { to, language } = recipient;
    const { variables } = maskLinks(recipient);
    const sender = { siteName: site.name, siteUrl: site.url, contactEmail: site.contactEmail };
    return { to, ...renderMail(template, { language, variables, subject, text, body }, sender) };
  },
});
