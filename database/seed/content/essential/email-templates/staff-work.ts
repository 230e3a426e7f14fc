import { template } from '../../email-template.ts';

/** Mails to colleagues about clients and work that waits for them. */
export const staffWorkTemplates = [
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
