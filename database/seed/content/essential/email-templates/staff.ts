import { template } from '../../email-template.ts';

export const staffTemplates = [
  template({
    key: 'staff_signup_waiting',
    sent_when: {
      en: 'To administrators, when someone has signed up for the back office and is waiting for approval',
      sv: 'Till administratörer, när någon har skapat ett konto i administrationen och väntar på godkännande',
    },
    subject: {
      en: '{{ name }} is waiting for approval',
      sv: '{{ name }} väntar på godkännande',
    },
    body: {
      en: `**{{ name }}** ({{ email }}) has signed up for the back office and has no access until someone gives them a role.

      [Approve or decline]({{ link }})

      If you don’t recognise the name, decline.`,
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
      en: 'When an administrator approves a colleague',
      sv: 'När en administratör har godkänt en kollega',
    },
    subject: { en: 'You’re in', sv: 'Ditt konto är godkänt' },
    body: {
      en: `Hi {{ first_name }},

      Your back office account is approved. Sign in and make yourself at home. We recommend starting with two-factor authentication, under your profile.

      [Sign in]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Ditt konto i administrationen är godkänt. Logga in och gör dig hemmastadd. Börja gärna med att slå på tvåstegsverifiering, som du hittar under din profil.

      [Logga in]({{ link }})`,
    },
    sample: { first_name: 'Linus', link: 'https://alpaca.example/admin' },
  }),
  template({
    key: 'staff_new_matches',
    sent_when: {
      en: 'When someone new appears in a saved view that a colleague follows',
      sv: 'När någon ny dyker upp i en sparad vy som en kollega bevakar',
    },
    subject: {
      en: 'New in “{{ view }}”: {{ count }}',
      sv: 'Nytt i ”{{ view }}”: {{ count }}',
    },
    body: {
      en: `Hi {{ first_name }},

      New in the view **{{ view }}** since we last looked: {{ count }}. Names are shown in the back office only.

      [Open the view]({{ link }})

      You follow this view. To stop these emails, open the view and choose “Stop emails about new matches” in its menu.`,
      sv: `Hej {{ first_name }}!

      Nytt i vyn **{{ view }}** sedan sist: {{ count }}. Namnen visas bara i administrationen.

      [Öppna vyn]({{ link }})

      Du bevakar den här vyn. Vill du slippa mejlen öppnar du vyn och väljer ”Sluta mejla om nya träffar” i menyn.`,
    },
    sample: {
      first_name: 'Mio',
      view: { en: 'Senior backend', sv: 'Seniora inom backend' },
      count: '3',
      link: 'https://alpaca.example/admin/candidates',
    },
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

      {{ author }} mentioned you in a note on an application for {{ job_title }}. You can read it in the back office.

      [Read the note]({{ link }})`,
      sv: `Hej {{ first_name }}!

      {{ author }} nämnde dig i en anteckning om en ansökan till tjänsten {{ job_title }}. Innehållet visas bara i administrationen.

      [Läs anteckningen]({{ link }})`,
    },
    sample: {
      first_name: 'Mio',
      author: 'Saga Ekdal',
      job_title: { en: 'Data engineer', sv: 'Dataingenjör' },
      link: 'https://alpaca.example/admin/job-applications',
    },
  }),
];
