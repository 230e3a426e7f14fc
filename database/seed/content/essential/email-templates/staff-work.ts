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
      en: 'When someone has been given tasks or tasks are due, and they haven’t read it yet: one email for all of them',
      sv: 'När någon har fått uppgifter, eller uppgifter ska göras, och det är oläst: ett mejl för alla',
    },
    subject: {
      en: '{% if count %}{{ count }} tasks are waiting for you{% else %}Task {{ state }}: {{ about }}{% endif %}',
      sv: '{% if count %}{{ count }} uppgifter väntar på dig{% else %}Uppgift {{ state }}: {{ about }}{% endif %}',
    },
    body: {
      en: `Hi {{ first_name }},

      {% if count %}{{ count }} tasks are waiting for you:{% else %}You have a task {{ state }}:{% endif %}

      {{ tasks }}

      [{% if count %}Open your tasks{% else %}Open the task{% endif %}]({{ link }})

      You can turn off these emails in your profile.`,
      sv: `Hej {{ first_name }}!

      {% if count %}{{ count }} uppgifter väntar på dig:{% else %}Du har en uppgift {{ state }}:{% endif %}

      {{ tasks }}

      [{% if count %}Öppna dina uppgifter{% else %}Öppna uppgiften{% endif %}]({{ link }})

      Du kan stänga av de här mejlen i din profil.`,
    },
    sample: {
      first_name: 'Mio',
      state: { en: 'from Saga Ekdal', sv: 'från Saga Ekdal' },
      about: { en: 'Data engineer', sv: 'Dataingenjör' },
      count: '',
      tasks: {
        en: 'Call a reference: Alva Lind, Data engineer',
        sv: 'Ring en referens: Alva Lind, Dataingenjör',
      },
      link: 'https://alpaca.example/admin/job-applications',
    },
  }),
  template({
    key: 'staff_withdrawal',
    sent_when: {
      en: 'When applicants have withdrawn and the recruiter hasn’t read it yet: one email for all of them',
      sv: 'När sökande har dragit tillbaka sina ansökningar och rekryteraren inte har läst det än: ett mejl för alla',
    },
    subject: {
      en: '{% if count %}{{ count }} applications withdrawn{% else %}{% if was_hired %}Withdrawn after the hire{% else %}Application withdrawn{% endif %}: {{ job_title }}{% endif %}',
      sv: '{% if count %}{{ count }} ansökningar är tillbakadragna{% else %}{% if was_hired %}Tillbakadragen efter anställning{% else %}Tillbakadragen ansökan{% endif %}: {{ job_title }}{% endif %}',
    },
    body: {
      en: `Hi {{ first_name }},

      {% if count %}These applicants have withdrawn:{% else %}An applicant has withdrawn:{% endif %}

      {{ withdrawals }}

      {% if was_hired %}

      Someone here is marked as hired and hadn’t been told yet. Let the client know, and check the start date and the invoice.

      {% endif %}

      [{% if count %}See withdrawn applications{% else %}Open the application{% endif %}]({{ link }})

      You can turn off these emails in your profile.`,
      sv: `Hej {{ first_name }}!

      {% if count %}De här sökande har dragit tillbaka sina ansökningar:{% else %}En sökande har dragit tillbaka sin ansökan:{% endif %}

      {{ withdrawals }}

      {% if was_hired %}

      Någon av dem står som anställd och hade inte fått besked än. Meddela kunden, och se över startdatum och faktura.

      {% endif %}

      [{% if count %}Se tillbakadragna ansökningar{% else %}Öppna ansökan{% endif %}]({{ link }})

      Du kan stänga av de här mejlen i din profil.`,
    },
    sample: {
      first_name: 'Mio',
      count: '',
      was_hired: '',
      withdrawals: { en: 'Alva Lind, Data engineer', sv: 'Alva Lind, Dataingenjör' },
      job_title: { en: 'Data engineer', sv: 'Dataingenjör' },
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
