import { contactForm } from '../../domain/contact.ts';
import { enqueueMail } from '../email/enqueue.ts';
import { defineForm } from './define-form.ts';
import { addLead } from './lead.ts';

export const contact = defineForm({
  name: 'contact',
  home: '/about',
  schema: contactForm,
  async run({ query, data, call }) {
    const { site } = call.context;
    const lead = await addLead(query, { ...data, purpose: 'contact', source: 'contact' });
    await enqueueMail(query, {
      cause: `contact_received:${lead.leadId}`,
      template: 'contact_received',
      to: data.email,
      toName: data.name,
      language: data.language,
      personId: lead.id,
      variables: { first_name: lead.first_name, message: data.message },
    });
    await enqueueMail(query, {
      cause: `contact_to_staff:${lead.leadId}`,
      template: 'contact_to_staff',
      to: site.contactEmail,
      replyTo: data.email,
      language: data.language,
      personId: lead.id,
      variables: {
        name: data.name,
        company: data.company,
        email: data.email,
        message: data.message,
        link: `${site.url}/admin/waiting-list`,
      },
    });
    return { ok: true };
  },
});
