import { template } from '../../email-template.ts';

export const staffTemplates = [
  template({
    key: 'staff_signup_waiting',
    sent_when: {
      en: 'To administrators, when someone has signed up for the back office and waits for approval',
      sv: 'Till administratörer, när någon har skapat ett konto i administrationen och väntar på godkännande',
    },
    subject: {
      en: '{{ name }} is waiting for approval',
      sv: '{{ name }} väntar på godkännande',
    },
    body: {
      en: `**{{ name }}** ({{ email }}) has signed up for the back office and sees nothing until someone gives the account a role.

      [Approve or refuse]({{ link }})

      If you do not know the name, refuse.`,
      sv: `**{{ name }}** ({{ email }}) har skapat ett konto i administrationen och ser ingenting förrän någon ger kontot en roll.

      [Godkänn eller neka]({{ link }})

      Känner du inte igen namnet? Neka.`,
    },
    sample: {
      name: 'Linus Ask',
      email: 'linus.ask@alpaca.example',
      link: 'https://alpaca.example/admin/users',
    },
  }),
  template({
    key: 'staff_approved',
    sent_when: {
      en: 'When an administrator has approved a colleague',
      sv: 'När en administratör har godkänt en kollega',
    },
    subject: { en: 'You are in', sv: 'Ditt konto är godkänt' },
    body: {
      en: `Hi {{ first_name }},

      Your account in the back office is approved. Sign in and make yourself at home; a second factor under your profile is the first thing we recommend.

      [Sign in]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Ditt konto i administrationen är godkänt. Logga in och gör dig hemmastadd. Börja gärna med att slå på tvåstegsverifiering, som du hittar under din profil.

      [Logga in]({{ link }})`,
    },
    sample: { first_name: 'Linus', link: 'https://alpaca.example/admin' },
  }),
  template({
    key: 'staff_mention',
    sent_when: {
      en: 'When a colleague mentions someone in a note',
      sv: 'När en kollega nämner någon i en anteckning',
    },
    subject: {
      en: '{{ author }} mentioned you: {{ job_title }}',
      sv: '{{ author }} nämnde dig: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      {{ author }} mentioned you in a note on an application for {{ job_title }}. What it says stays in the back office.

      [Read the note]({{ link }})`,
      sv: `Hej {{ first_name }}!

      {{ author }} nämnde dig i en anteckning om en ansökan till tjänsten {{ job_title }}. Innehållet visas bara i administrationen.

      [Läs anteckningen]({{ link }})`,
    },
    sample: {
      first_name: 'Mio',
      author: 'Saga Ekdal',
      job_title: 'Data engineer',
      link: 'https://alpaca.example/admin/job-applications',
    },
  }),
];
