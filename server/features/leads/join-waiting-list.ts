import { leadForm } from '../../../domain/leads/lead.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import { defineForm } from '../submissions/define-form.ts';
import { addLead, toPersonInput } from './lead.ts';

export const joinWaitingList = defineForm({
  name: 'join-waiting-list',
  formPath: '/membership',
  schema: leadForm,
  purpose: 'waiting_list',
  sender: (data) => toPersonInput('membership', data),
  async run({ query, data, person, sentAt, site, notifySender }) {
    const lead = { ...data, purpose: 'waiting_list', source: 'membership' } as const;
    const leadId = await addLead(query, person, lead, sentAt);
    await notifySender({
      cause: `waiting_list_received:${leadId}`,
      template: 'waiting_list_received',
      to: data.email,
      toName: data.name,
      language: data.language,
      personId: person.id,
      variables: {
        first_name: person.first_name,
        link: localizedUrl(`${site.url}/membership`, data.language),
      },
    });
  },
});
