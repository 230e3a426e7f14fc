import { leadForm } from '../../domain/lead.ts';
import { enqueueMail } from '../email/enqueue.ts';
import { defineForm } from './define-form.ts';
import { addLead } from './lead.ts';

export const joinWaitingList = defineForm({
  name: 'join-waiting-list',
  home: '/membership',
  schema: leadForm,
  async run({ query, data, call }) {
    const { site } = call.context;
    const lead = await addLead(query, { ...data, purpose: 'waiting_list', source: 'membership' });
    await enqueueMail(query, {
      cause: `waiting_list_received:${lead.leadId}`,
      template: 'waiting_list_received',
      to: data.email,
      toName: data.name,
      language: data.language,
      personId: lead.id,
      variables: {
        first_name: lead.first_name,
        company: data.company,
        link: `${site.url}/membership`,
      },
    });
    return { ok: true };
  },
});
