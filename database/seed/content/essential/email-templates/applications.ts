import { template } from '../../email-template.ts';

const sample = {
  first_name: 'Alva',
  job_title: { en: 'Full-stack developer', sv: 'Fullstackutvecklare' },
  client_name: 'Hygglo',
  link: 'https://alpaca.example/status/sample',
};

export const withMessage = {
  ...sample,
  message: { en: 'Would Thursday at ten suit you?', sv: 'Passar torsdag klockan tio?' },
};

/** `interview` is the state of the next interview, if one is planned. */
const withInterview = { ...withMessage, interview: '' };

/** Tell applicants about their application. Staff can also send each one when they move a card. */
export const applicationTemplates = [
  template({
    key: 'application_received',
    sent_when: {
      en: 'Right away, when an application comes in',
      sv: 'Direkt, när en ansökan har kommit in',
    },
    subject: {
      en: 'We’ve got your application: {{ job_title }}',
      sv: 'Din ansökan har kommit fram: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      Thanks for applying for {{ job_title }} at {{ client_name }}. A person will read your application, not a machine, and you’ll hear from us within five working days.

      Your application has its own page. There you can check its status, see exactly what we’ve stored, and correct, withdraw or delete it.

      [Follow your application]({{ link }})

      Keep this email: the link is your key, and there’s no password.`,
      sv: `Hej {{ first_name }}!

      Tack för att du har sökt tjänsten {{ job_title }} hos {{ client_name }}. Det är en människa som läser, inte en maskin, och du hör från oss inom fem arbetsdagar.

      Din ansökan har en egen sida. Där ser du hur det går och exakt vad vi har sparat, och du kan rätta, dra tillbaka eller radera den.

      [Följ din ansökan]({{ link }})

      Spara det här mejlet: länken är din nyckel, det finns inget lösenord.`,
    },
    sample,
  }),
  template({
    key: 'application_stage_screening',
    is_manual: true,
    sent_when: {
      en: 'When an application moves to screening',
      sv: 'När en ansökan går vidare till urval',
    },
    subject: {
      en: 'We’re reading your application: {{ job_title }}',
      sv: 'Vi läser din ansökan: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      Your application for {{ job_title }} at {{ client_name }} caught our interest. We’re going through it in detail and will get back to you within a week, most likely to suggest a 30-minute call.

      {% if message %}

      {{ message }}

      {% endif %}

      [Check the status]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Din ansökan till tjänsten {{ job_title }} hos {{ client_name }} har gjort oss nyfikna. Vi går igenom den ordentligt och hör av oss inom en vecka, troligen med förslag på ett samtal på 30 minuter.

      {% if message %}

      {{ message }}

      {% endif %}

      [Se hur det går]({{ link }})`,
    },
    sample: withMessage,
  }),
  template({
    key: 'application_stage_interview',
    is_manual: true,
    sent_when: {
      en: 'When an application moves to interview',
      sv: 'När en ansökan går vidare till intervju',
    },
    subject: {
      en: 'We’d like to meet you: {{ job_title }}',
      sv: 'Vi vill gärna träffa dig: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      Good news: {% if client_name == site_name %}we’d{% else %}{{ client_name }} would{% endif %} like to meet you about {{ job_title }}. Everyone gets the same questions, and at least a third of the time is for yours.

      {% if message %}

      {{ message }}

      {% endif %}

      {% if interview == "proposed" %}

      Choose the time that suits you best on your page, and we’ll put it in everyone’s calendar. Let us know if there’s anything that would make it easier for you to take part.

      [Choose a time]({{ link }})

      {% elsif interview == "booked" %}

      The time is booked, and the details are on your page. Let us know if there’s anything that would make it easier for you to take part.

      [See your interview]({{ link }})

      {% else %}

      Reply with two or three times that suit you, and let us know if there’s anything that would make it easier for you to take part.

      [See what happens next]({{ link }})

      {% endif %}`,
      sv: `Hej {{ first_name }}!

      Goda nyheter: {% if client_name == site_name %}vi{% else %}{{ client_name }}{% endif %} vill gärna träffa dig för en intervju om tjänsten {{ job_title }}. Frågorna är desamma för alla, och minst en tredjedel av tiden är till för dina.

      {% if message %}

      {{ message }}

      {% endif %}

      {% if interview == "proposed" %}

      Välj den tid som passar dig bäst på din sida, så lägger vi in den i allas kalendrar. Säg till om något skulle göra det lättare för dig att delta.

      [Välj en tid]({{ link }})

      {% elsif interview == "booked" %}

      Tiden är bokad och alla uppgifter finns på din sida. Säg till om något skulle göra det lättare för dig att delta.

      [Se din intervju]({{ link }})

      {% else %}

      Svara på mejlet med två eller tre tider som passar dig, och säg till om något skulle göra det lättare för dig att delta.

      [Se vad som händer härnäst]({{ link }})

      {% endif %}`,
    },
    sample: withInterview,
  }),
];
