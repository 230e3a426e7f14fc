import type { MessageValues } from '../../../domain/mail/message-template.ts';
import { blankTemplateFor, mailPreparation } from '../../../domain/mail/staff-mail.ts';
import { type Mail, maskLinks } from '../../email/enqueue.ts';
import { defineAction } from '../../functions/define-action.ts';
import { db, type Query } from '../../postgres/query.ts';
import { getRecipient, placeholderMessage } from './recipient.ts';
import { getTemplateTexts } from './template-texts.ts';

/** Returns the initial values of the composer: address, language, the usual subject and the values of variables. */
export const prepareMail = defineAction({
  name: 'prepare-mail',
  roles: ['admin', 'recruiter'],
  schema: mailPreparation,
  async run(target, call, staff) {
    const { database, site } = call.context;
    const key = blankTemplateFor(target);
    const { recipient, template, clientName } = await database.transaction(async (query) => {
      const mail = { ...target, template: key, message: placeholderMessage, test: false };
      return {
        recipient: await getRecipient(query, mail, staff, site),
        template: await getTemplateTexts(query, key),
        clientName: await findClientName(query, target.client_id),
      };
    });
    const { renderMail } = await import('../../email/render/render.ts');
    const { to, language, personId } = recipient;
    const { variables } = maskLinks(recipient);
    const sender = { siteName: site.name, siteUrl: site.url, contactEmail: site.contactEmail };
    const { subject } = renderMail(template, { language, variables }, sender);
    const values = toMessageValues(recipient, {
      sender: staff.name,
      agency: site.name,
      clientName,
    });
    return { to, person_id: personId, language, subject, values };
  },
});

type MessageContext = { sender: string; agency: string; clientName?: string };

/** Returns the values of the variables that the message templates of colleagues may contain. */
export function toMessageValues(
  recipient: Pick<Mail, 'variables'>,
  { sender, agency, clientName }: MessageContext,
): MessageValues {
  const { first_name, job_title, client_name } = recipient.variables as Record<string, string>;
  return { first_name, job_title, company: client_name ?? clientName, sender, agency };
}

async function findClientName(query: Query, id?: string): Promise<string | undefined> {
  if (!id) return undefined;
  const { rows } = await query(db.selectFrom('clients').select('name').where('id', '=', id));
  return rows[0]?.name;
}
