import { template } from '../../email-template.ts';

const sample = {
  first_name: 'Alva',
  job_title: { en: 'Full-stack developer', sv: 'Fullstackutvecklare' },
  client_name: 'Hygglo',
  link: 'https://alpaca.example/status/sample',
};

const withMessage = {
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

      Good news: {% if client_name == site_name %}we’d{% else %}{{ client_name }} would{% endif %} like to meet you about {{ job_title }}. The interview takes an hour, everyone gets the same questions, and at least a third of the time is for yours.

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

      Goda nyheter: {% if client_name == site_name %}vi{% else %}{{ client_name }}{% endif %} vill gärna träffa dig för en intervju om tjänsten {{ job_title }}. Intervjun tar en timme, frågorna är desamma för alla och minst en tredjedel av tiden är till för dina.

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
  template({
    key: 'application_stage_offer',
    is_manual: true,
    sent_when: {
      en: 'When an application moves to offer',
      sv: 'När en ansökan går vidare till erbjudande',
    },
    subject: {
      en: '{% if client_name == site_name %}We want to make you an offer{% else %}{{ client_name }} wants to make you an offer{% endif %}',
      sv: '{% if client_name == site_name %}Vi{% else %}{{ client_name }}{% endif %} vill ge dig ett erbjudande',
    },
    body: {
      en: `Hi {{ first_name }},

      {% if client_name == site_name %}We want you, and we’ll{% else %}They want you. {{ client_name }} will{% endif %} send you a written offer for {{ job_title }} within two working days, with salary, benefits and start date.

      {% if message %}

      {{ message }}

      {% endif %}

      Take your time reading it, and ask us anything, awkward questions included. Nobody expects an answer the same day.

      [Open your page]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Det är dig {% if client_name == site_name %}vi vill ha. Vi{% else %}de vill ha. {{ client_name }}{% endif %} skickar ett skriftligt erbjudande om tjänsten {{ job_title }} inom två arbetsdagar, med lön, förmåner och startdatum.

      {% if message %}

      {{ message }}

      {% endif %}

      Läs det i lugn och ro och fråga oss vad som helst, även det som känns obekvämt. Ingen väntar sig svar samma dag.

      [Öppna din sida]({{ link }})`,
    },
    sample: withMessage,
  }),
  template({
    key: 'application_stage_hired',
    is_manual: true,
    sent_when: { en: 'When someone is hired', sv: 'När någon har blivit anställd' },
    subject: {
      en: 'Welcome to {{ client_name }}, {{ first_name }}!',
      sv: 'Välkommen till {{ client_name }}, {{ first_name }}!',
    },
    body: {
      en: `Hi {{ first_name }},

      It’s signed, and {% if client_name == site_name %}we couldn’t be happier{% else %}we’re as happy as {{ client_name }}{% endif %}. Congratulations on the job!

      {% if message %}

      {{ message }}

      {% endif %}

      We’ll call you after your first week and again after your third month to hear if it’s what you were promised. If something isn’t, let us know sooner.`,
      sv: `Hej {{ first_name }}!

      Det är påskrivet, och vi {% if client_name == site_name %}kunde inte vara gladare{% else %}är lika glada som {{ client_name }}{% endif %}. Grattis till jobbet!

      {% if message %}

      {{ message }}

      {% endif %}

      Vi ringer dig efter första veckan och igen efter tredje månaden för att höra om det blev som utlovat. Är det något som inte stämmer, säg till tidigare.`,
    },
    sample: withMessage,
  }),
  template({
    key: 'application_rejected',
    is_manual: true,
    sent_when: {
      en: 'When an application is rejected',
      sv: 'När vi tackar nej till en sökande',
    },
    subject: {
      en: 'About your application: {{ job_title }}',
      sv: 'Om din ansökan: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      This time {% if client_name == site_name %}we’ve{% else %}{{ client_name }} has{% endif %} decided to move forward with other candidates for {{ job_title }}. We know applying takes effort, and we’re sorry it didn’t lead further.

      {% if message %}

      {{ message }}

      {% endif %}

      A person made the decision. If you’d like to know why, reply to this email and we’ll tell you.

      We keep your data for as long as your page says, and you can delete it there today if you like.

      [Open your page]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Den här gången har {% if client_name == site_name %}vi{% else %}{{ client_name }}{% endif %} gått vidare med andra till tjänsten {{ job_title }}. Vi vet att det tar tid och kraft att söka jobb och är ledsna att det inte gick hela vägen.

      {% if message %}

      {{ message }}

      {% endif %}

      Det är en människa som har fattat beslutet. Vill du veta hur vi resonerade svarar du på mejlet, så berättar vi.

      Dina uppgifter finns kvar så länge som det står på din sida, och där kan du radera dem redan i dag om du vill.

      [Öppna din sida]({{ link }})`,
    },
    sample: {
      ...withMessage,
      message: {
        en: 'You got far; another applicant had run payments before.',
        sv: 'Du kom långt. En annan sökande hade arbetat med betalningar förut.',
      },
    },
  }),
];
