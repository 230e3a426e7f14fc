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
  template({
    key: 'staff_client_mention',
    sent_when: {
      en: 'When a colleague mentions someone in a note on a client',
      sv: 'När en kollega nämner någon i en anteckning om en kund',
    },
    subject: {
      en: '{{ author }} mentioned you: {{ company }}',
      sv: '{{ author }} nämnde dig: {{ company }}',
    },
    body: {
      en: `Hi {{ first_name }},

      {{ author }} mentioned you in a note on {{ company }}. You can read it in the back office.

      [Read the note]({{ link }})`,
      sv: `Hej {{ first_name }}!

      {{ author }} nämnde dig i en anteckning om {{ company }}. Innehållet visas bara i administrationen.

      [Läs anteckningen]({{ link }})`,
    },
    sample: {
      first_name: 'Mio',
      author: 'Saga Ekdal',
      company: 'Kvist',
      link: 'https://alpaca.example/admin/clients',
    },
  }),
  template({
    key: 'staff_client_answer',
    sent_when: {
      en: 'When a client responds to a candidate or an ad and the recruiter hasn’t read it yet',
      sv: 'När en kund har svarat om en kandidat eller en annons och rekryteraren inte har läst det än',
    },
    subject: {
      en: '{{ company }} {{ answer }}: {{ job_title }}',
      sv: '{{ company }} {{ answer }}: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      {{ company }} {{ answer }} for {{ job_title }}. You can read it and reply in the back office.

      [See the answer]({{ link }})

      You can turn off these emails in your profile.`,
      sv: `Hej {{ first_name }}!

      {{ company }} {{ answer }} till tjänsten {{ job_title }}. Läs och svara i administrationen.

      [Se svaret]({{ link }})

      Du kan stänga av de här mejlen i din profil.`,
    },
    sample: {
      first_name: 'Mio',
      company: 'Kvist',
      answer: { en: 'wants to interview a candidate', sv: 'vill intervjua en kandidat' },
      job_title: { en: 'Data engineer', sv: 'Dataingenjör' },
      link: 'https://alpaca.example/admin/job-applications',
    },
  }),
  template({
    key: 'staff_task',
    sent_when: {
      en: 'When someone has been given a task or a task is due, and they haven’t read it yet',
      sv: 'När någon har fått en uppgift, eller en uppgift ska göras, och det är oläst',
    },
    subject: {
      en: 'Task {{ state }}: {{ about }}',
      sv: 'Uppgift {{ state }}: {{ about }}',
    },
    body: {
      en: `Hi {{ first_name }},

      You have a task {{ state }}. It’s about {{ about }}, and you can read it in the back office.

      [Open the task]({{ link }})

      You can turn off these emails in your profile.`,
      sv: `Hej {{ first_name }}!

      Du har en uppgift {{ state }}. Den gäller {{ about }} och visas bara i administrationen.

      [Öppna uppgiften]({{ link }})

      Du kan stänga av de här mejlen i din profil.`,
    },
    sample: {
      first_name: 'Mio',
      state: { en: 'from Saga Ekdal', sv: 'från Saga Ekdal' },
      about: { en: 'Data engineer', sv: 'Dataingenjör' },
      link: 'https://alpaca.example/admin/job-applications',
    },
  }),
  template({
    key: 'staff_answer_owed',
    sent_when: {
      en: 'When an applicant has waited for an answer as long as a stage rule says, and the recruiter hasn’t read the reminder yet',
      sv: 'När en sökande har väntat så länge på besked som en regel för steget säger, och rekryteraren inte har läst påminnelsen än',
    },
    subject: {
      en: 'Still owed an answer: {{ job_title }}',
      sv: 'Väntar på besked: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      Someone who applied for {{ job_title }} has waited for an answer for more than {{ days }} days.

      [Open the application]({{ link }})

      You can turn off these emails in your profile.`,
      sv: `Hej {{ first_name }}!

      En sökande till tjänsten {{ job_title }} har väntat på besked i mer än {{ days }} dagar.

      [Öppna ansökan]({{ link }})

      Du kan stänga av de här mejlen i din profil.`,
    },
    sample: {
      first_name: 'Mio',
      days: '5',
      job_title: { en: 'Data engineer', sv: 'Dataingenjör' },
      link: 'https://alpaca.example/admin/job-applications',
    },
  }),
];
