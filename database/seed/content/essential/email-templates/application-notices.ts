import { template } from '../../email-template.ts';

const sample = {
  first_name: 'Alva',
  job_title: { en: 'Full-stack developer', sv: 'Fullstackutvecklare' },
  client_name: 'Hygglo',
  link: 'https://alpaca.example/status/sample',
};

export const applicationNoticeTemplates = [
  template({
    key: 'applied_again',
    sent_when: {
      en: 'When someone applies again for a job they have already applied for',
      sv: 'När någon söker ett jobb som hen redan har sökt',
    },
    subject: {
      en: 'You’ve already applied: {{ job_title }}',
      sv: 'Du har redan sökt: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      You applied for {{ job_title }} at {{ client_name }} on {{ applied_on }}, and that application stays as it was. What you wrote this time hasn’t been added.

      {% if new_cv %}

      Your new CV ({{ new_cv }}) has been added to your files.

      {% endif %}

      On your page you can follow your application, and change your cover letter until a decision is made.

      [Open your application]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Du sökte tjänsten {{ job_title }} hos {{ client_name }} den {{ applied_on }}, och den ansökan ligger kvar som den var. Det du skrev den här gången har inte lagts till.

      {% if new_cv %}

      Ditt nya cv ({{ new_cv }}) ligger nu bland dina filer.

      {% endif %}

      På din sida kan du följa din ansökan och ändra ditt personliga brev fram till beslutet.

      [Öppna din ansökan]({{ link }})`,
    },
    sample: { ...sample, applied_on: '2027-05-31', new_cv: 'cv.pdf' },
  }),
  template({
    key: 'application_withdrawn',
    sent_when: {
      en: 'When an applicant withdraws their application',
      sv: 'När en sökande har dragit tillbaka sin ansökan',
    },
    subject: {
      en: 'Your application is withdrawn: {{ job_title }}',
      sv: 'Din ansökan är tillbakadragen: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      You’ve withdrawn your application for {{ job_title }} at {{ client_name }}, and we’ve let everyone reading it know. No reason needed.

      If you also want your data deleted, you can do that on your page.

      [Open your page]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Du har dragit tillbaka din ansökan till tjänsten {{ job_title }} hos {{ client_name }}, och vi har meddelat dem som läste den. Du behöver inte ange något skäl.

      Vill du att uppgifterna också försvinner kan du radera dem på din sida.

      [Öppna din sida]({{ link }})`,
    },
    sample,
  }),
  template({
    key: 'application_moved',
    is_manual: true,
    sent_when: {
      en: 'When an application is moved to another job',
      sv: 'När en ansökan flyttas till ett annat jobb',
    },
    subject: {
      en: 'We think this job suits you better: {{ job_title }}',
      sv: 'Vi tror att det här jobbet passar dig bättre: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      You applied for {{ old_job_title }}. When we read your application, we thought of another job: {{ job_title }} at {{ client_name }}. We’ve moved your application there.

      If you’d rather not, reply to this email and we’ll move it back, or withdraw it on your page.

      [See the job and your application]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Du sökte tjänsten {{ old_job_title }}. När vi läste din ansökan kom vi att tänka på ett annat jobb: {{ job_title }} hos {{ client_name }}. Din ansökan gäller nu det i stället.

      Håller du inte med svarar du på mejlet, så flyttar vi tillbaka den. Du kan också dra tillbaka den på din sida.

      [Se jobbet och din ansökan]({{ link }})`,
    },
    sample: { ...sample, old_job_title: { en: 'Digital designer', sv: 'Digital designer' } },
  }),
  template({
    key: 'application_still_open',
    is_manual: true,
    sent_when: {
      en: 'Manually, when someone has waited longer than promised',
      sv: 'Manuellt, när någon har fått vänta längre än utlovat',
    },
    subject: {
      en: 'We haven’t forgotten you: {{ job_title }}',
      sv: 'Vi har inte glömt dig: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      You should have heard from us by now about {{ job_title }} at {{ client_name }}. Nothing has been decided yet, and your application is still in the running.

      {% if message %}

      {{ message }}

      {% endif %}

      You’ll get the next update within a week.

      [Check the status]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Du borde ha hört från oss vid det här laget om tjänsten {{ job_title }} hos {{ client_name }}. Inget är avgjort än, din ansökan är fortfarande med.

      {% if message %}

      {{ message }}

      {% endif %}

      Nästa besked får du inom en vecka.

      [Se hur det går]({{ link }})`,
    },
    sample: {
      ...sample,
      message: {
        en: 'The hiring manager is back from parental leave on Monday.',
        sv: 'Rekryterande chef är tillbaka från föräldraledigheten på måndag.',
      },
    },
  }),
  template({
    key: 'application_message',
    is_manual: true,
    sent_when: {
      en: 'Manually, when staff write their own message to an applicant',
      sv: 'Manuellt, när en medarbetare skriver till en sökande med egna ord',
    },
    subject: {
      en: 'About your application: {{ job_title }}',
      sv: 'Angående din ansökan: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      {{ message }}

      [Open your page]({{ link }})`,
      sv: `Hej {{ first_name }}!

      {{ message }}

      [Öppna din sida]({{ link }})`,
    },
    sample: {
      ...sample,
      message: {
        en: 'Could you send us the link to your latest project?',
        sv: 'Kan du skicka länken till ditt senaste projekt?',
      },
    },
  }),
];
