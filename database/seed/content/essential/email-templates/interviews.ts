import { template } from '../../email-template.ts';

export const about = {
  job_title: { en: 'Full-stack developer', sv: 'Fullstackutvecklare' },
  when: {
    en: 'Tuesday 2 June 2026, 10:00–10:45 (Stockholm time)',
    sv: 'tisdag 2 juni 2026, 10:00–10:45 (tid i Stockholm)',
  },
  kind: { en: 'Video call', sv: 'Videosamtal' },
  minutes: '45',
  place: 'https://meet.example/alva',
};

const forCandidate = {
  first_name: 'Alva',
  client_name: 'Hygglo',
  ...about,
  message: { en: 'We’ll talk about your last project.', sv: 'Vi pratar om ditt senaste projekt.' },
  is_changed: '',
  link: 'https://alpaca.example/status/sample',
};

export const facts = `- {{ kind }}, {{ minutes }} min{% if place %}
      - {{ place }}{% endif %}`;

const message = `{% if message %}

      {{ message }}

      {% endif %}`;

/** About interviews, to the candidate. */
export const interviewTemplates = [
  template({
    key: 'interview_proposed',
    sent_when: {
      en: 'When a recruiter lets a candidate choose a time for an interview, or changes the times',
      sv: 'När en rekryterare låter en kandidat välja tid för en intervju, eller ändrar tiderna',
    },
    subject: {
      en: '{% if is_changed %}Updated: choose{% else %}Choose{% endif %} a time for your interview: {{ job_title }}',
      sv: '{% if is_changed %}Ändrat: välj{% else %}Välj{% endif %} en tid för din intervju: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      {% if is_changed %}We’ve updated our suggestion for your interview about {{ job_title }} at {{ client_name }}. Times you saw earlier may be gone, so choose one of those on your page now.{% else %}We’d like to talk to you about {{ job_title }} at {{ client_name }}. Choose the time that suits you best, and we’ll put it in everyone’s calendar.{% endif %}

      ${facts}

      ${message}

      [Choose a time]({{ link }})

      None of the times works? Reply to this email and we’ll find another one.`,
      sv: `Hej {{ first_name }}!

      {% if is_changed %}Vi har ändrat vårt förslag till din intervju om tjänsten {{ job_title }} hos {{ client_name }}. Tider du har sett tidigare kan vara borta, så välj en av dem som finns på din sida nu.{% else %}Vi vill gärna prata med dig om tjänsten {{ job_title }} hos {{ client_name }}. Välj den tid som passar dig bäst, så lägger vi in den i allas kalendrar.{% endif %}

      ${facts}

      ${message}

      [Välj en tid]({{ link }})

      Passar ingen av tiderna? Svara på det här mejlet, så hittar vi en annan.`,
    },
    sample: forCandidate,
  }),
  template({
    key: 'interview_booked',
    sent_when: {
      en: 'To the candidate, when the time of an interview is booked',
      sv: 'Till kandidaten, när tiden för en intervju är bokad',
    },
    subject: {
      en: 'Your interview is booked: {{ when }}',
      sv: 'Din intervju är bokad: {{ when }}',
    },
    body: {
      en: `Hi {{ first_name }},

      Your interview about {{ job_title }} at {{ client_name }} is booked.

      - **{{ when }}**
      ${facts}

      ${message}

      The invitation is attached, so you can add it to your calendar. If something comes up, you can change the time or cancel on your page.

      [See your interview]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Din intervju om tjänsten {{ job_title }} hos {{ client_name }} är bokad.

      - **{{ when }}**
      ${facts}

      ${message}

      Inbjudan är bifogad, så att du kan lägga in den i din kalender. Får du förhinder kan du byta tid eller avboka på din sida.

      [Se din intervju]({{ link }})`,
    },
    sample: forCandidate,
  }),
  template({
    key: 'interview_moved',
    sent_when: {
      en: 'To the candidate, when the time or place of an interview has changed',
      sv: 'Till kandidaten, när en intervju har fått ny tid eller plats',
    },
    subject: {
      en: 'Your interview has changed: {{ when }}',
      sv: 'Din intervju är ändrad: {{ when }}',
    },
    body: {
      en: `Hi {{ first_name }},

      Your interview about {{ job_title }} at {{ client_name }} has changed. This is what applies now:

      - **{{ when }}**
      ${facts}

      The attached invitation updates the one in your calendar.

      [See your interview]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Din intervju om tjänsten {{ job_title }} hos {{ client_name }} är ändrad. Det här gäller nu:

      - **{{ when }}**
      ${facts}

      Den bifogade inbjudan uppdaterar den i din kalender.

      [Se din intervju]({{ link }})`,
    },
    sample: forCandidate,
  }),
  template({
    key: 'interview_cancelled',
    sent_when: {
      en: 'To the candidate, when an interview is cancelled',
      sv: 'Till kandidaten, när en intervju är inställd',
    },
    subject: {
      en: 'Your interview is cancelled: {{ job_title }}',
      sv: 'Din intervju är inställd: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      The interview about {{ job_title }} at {{ client_name }} is cancelled{% if when %}. It was planned for {{ when }}{% endif %}. You don’t need to do anything.

      [See your application]({{ link }})

      If you have a question, just reply to this email.`,
      sv: `Hej {{ first_name }}!

      Intervjun om tjänsten {{ job_title }} hos {{ client_name }} är inställd{% if when %}. Den var planerad till {{ when }}{% endif %}. Du behöver inte göra något.

      [Se din ansökan]({{ link }})

      Har du en fråga är det bara att svara på det här mejlet.`,
    },
    sample: forCandidate,
  }),
  template({
    key: 'interview_reminder',
    sent_when: {
      en: 'To the candidate, the day before an interview',
      sv: 'Till kandidaten, dagen före en intervju',
    },
    subject: {
      en: 'Your interview: {{ when }}',
      sv: 'Din intervju: {{ when }}',
    },
    body: {
      en: `Hi {{ first_name }},

      A reminder of your interview about {{ job_title }} at {{ client_name }}.

      - **{{ when }}**
      ${facts}

      If something has come up, you can change the time or cancel on your page.

      [See your interview]({{ link }})`,
      sv: `Hej {{ first_name }}!

      En påminnelse om din intervju om tjänsten {{ job_title }} hos {{ client_name }}.

      - **{{ when }}**
      ${facts}

      Har du fått förhinder kan du byta tid eller avboka på din sida.

      [Se din intervju]({{ link }})`,
    },
    sample: forCandidate,
  }),
];
