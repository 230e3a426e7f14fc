import { contactForm } from '../../../domain/leads/contact.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import { defineForm } from '../submissions/define-form.ts';
import { addLead, toPersonInput } from './lead.ts';

export const contact = defineForm({
  name: 'contact',
  formPath: '/about',
  schema: contactForm,
  purpose: 'contact',
  sender: (data) => toPersonInput('contact', data),
  async run({ query, data, person, sentAt, site, notifySender, notifyStaff }) {
    const lead = { ...data, purpose: 'contact', source: 'contact' } as const;
    const leadId = await addLead(query, person, lead, sentAt);
    await notifySender({
      cause: `contact_received:${leadId}`,
      template: 'contact_received',
      to: data.email,
      toName: data.name,
      language: data.language,
      personId: person.id,
      // Anyone can type this address, so the mail repeats nothing else from the form.
      variables: { first_name: person.first_name },
    });
    await notifyStaff({
      cause: `contact_to_staff:${leadId}`,
      template: 'contact_to_staff',
      to: site.contactEmail,
      replyTo: data.email,
      language: data.language,
      personId: person.id,
      variables: {
        name: data.name,
        company: data.company,
        email: data.email,
        message: data.message,
        link: localizedUrl(`${site.url}/admin/waiting-list`, data.language),
      },
    });
  },
});
