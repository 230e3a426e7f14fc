import { template } from '../../email-template.ts';

const period = { en: '1–31 July 2027', sv: '1–31 juli 2027' };

/** Mails about pauses that a client asks for in the portal. */
export const pauseTemplates = [
  template({
    key: 'client_pause_approved',
    sent_when: {
      en: 'When we approve a pause that a client asked for in the portal',
      sv: 'När vi har godkänt en paus som en kund bett om i portalen',
    },
    subject: { en: 'Your plan is paused {{ period }}', sv: 'Ert abonnemang pausas {{ period }}' },
    body: {
      en: `Hi {{ first_name }},

      {{ company }}’s plan is paused {{ period }}. You aren’t invoiced for those days, and no searches are included while the pause lasts.

      [See your plan]({{ link }})

      Plans changed? Just reply to this email.`,
      sv: `Hej {{ first_name }}!

      Abonnemanget för {{ company }} pausas {{ period }}. Vi fakturerar inte de dagarna, och under pausen ingår inga rekryteringar.

      [Se ert abonnemang]({{ link }})

      Har något ändrats? Svara bara på mejlet.`,
    },
    sample: {
      first_name: 'Ines',
      company: 'Kvist',
      period,
      link: 'https://alpaca.example/portal/plan',
    },
  }),
  template({
    key: 'client_pause_declined',
    sent_when: {
      en: 'When we decline a pause that a client asked for in the portal',
      sv: 'När vi har tackat nej till en paus som en kund bett om i portalen',
    },
    subject: {
      en: 'About the pause you asked for',
      sv: 'Om pausen ni bad om',
    },
    body: {
      en: `Hi {{ first_name }},

      We can’t pause {{ company }}’s plan {{ period }}. Here’s why:

      {{ reason }}

      Reply to this email if you’d like to talk it through, or ask for other dates in the portal.

      [See your plan]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Vi kan inte pausa abonnemanget för {{ company }} {{ period }}. Så här ligger det till:

      {{ reason }}

      Svara på mejlet om du vill prata om det, eller be om andra datum i portalen.

      [Se ert abonnemang]({{ link }})`,
    },
    sample: {
      first_name: 'Ines',
      company: 'Kvist',
      period,
      reason: {
        en: 'Two searches are in final interviews that month. Shall we pause from August instead?',
        sv: 'Två rekryteringar är på slutintervjuer den månaden. Ska vi pausa från augusti i stället?',
      },
      link: 'https://alpaca.example/portal/plan',
    },
  }),
  template({
    key: 'staff_pause_request',
    sent_when: {
      en: 'When a client asks for a pause and the client’s owner hasn’t read it yet',
      sv: 'När en kund bett om en paus och kundansvarig inte har läst det än',
    },
    subject: {
      en: '{{ company }} asks for a pause {{ period }}',
      sv: '{{ company }} vill pausa {{ period }}',
    },
    body: {
      en: `Hi {{ first_name }},

      {{ contact }} asks us to pause {{ company }}’s plan {{ period }}. Approve or decline it on the client’s page.

      [Open the client]({{ link }})

      You can turn off these emails in your profile.`,
      sv: `Hej {{ first_name }}!

      {{ contact }} vill pausa abonnemanget för {{ company }} {{ period }}. Godkänn eller avböj på kundens sida.

      [Öppna kunden]({{ link }})

      Du kan stänga av de här mejlen i din profil.`,
    },
    sample: {
      first_name: 'Mio',
      contact: 'Ines Falk',
      company: 'Kvist',
      period,
      link: 'https://alpaca.example/admin/clients',
    },
  }),
];
