import { template } from '../../email-template.ts';

const about = {
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

const forInterviewer = {
  first_name: 'Rasmus',
  candidate: 'Alva Lind',
  ...about,
  is_changed: '',
  link: 'https://alpaca.example/admin/job-applications',
};

const facts = `- {{ kind }}, {{ minutes }} min{% if place %}
      - {{ place }}{% endif %}`;

const message = `{% if message %}

      {{ message }}

      {% endif %}`;

/** About interviews: to the candidate, and to colleagues and contacts who interview. */
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
  template({
    key: 'interview_invitation',
    sent_when: {
      en: 'To those who interview, when an interview is booked or changed',
      sv: 'Till dem som intervjuar, när en intervju är bokad eller ändrad',
    },
    subject: {
      en: '{% if is_changed %}Changed: {% endif %}Interview with {{ candidate }}, {{ when }}',
      sv: '{% if is_changed %}Ändrad: {% endif %}Intervju med {{ candidate }}, {{ when }}',
    },
    body: {
      en: `Hi {{ first_name }},

      {% if is_changed %}The interview with {{ candidate }} about {{ job_title }} has changed. This is what applies now:{% else %}An interview with {{ candidate }} about {{ job_title }} is booked.{% endif %}

      - **{{ when }}**
      ${facts}

      The attached invitation adds it to your calendar.

      {% if link %}

      [Open the application]({{ link }})

      {% endif %}`,
      sv: `Hej {{ first_name }}!

      {% if is_changed %}Intervjun med {{ candidate }} om tjänsten {{ job_title }} är ändrad. Det här gäller nu:{% else %}En intervju med {{ candidate }} om tjänsten {{ job_title }} är bokad.{% endif %}

      - **{{ when }}**
      ${facts}

      Den bifogade inbjudan lägger in den i din kalender.

      {% if link %}

      [Öppna ansökan]({{ link }})

      {% endif %}`,
    },
    sample: forInterviewer,
  }),
  template({
    key: 'interview_staff_reminder',
    sent_when: {
      en: 'To colleagues who interview, the day before',
      sv: 'Till kollegor som intervjuar, dagen före',
    },
    subject: {
      en: 'Coming up: interview with {{ candidate }}, {{ when }}',
      sv: 'Snart dags: intervju med {{ candidate }}, {{ when }}',
    },
    body: {
      en: `Hi {{ first_name }},

      A reminder of your interview with {{ candidate }} about {{ job_title }}.

      - **{{ when }}**
      ${facts}

      [Open the application]({{ link }})`,
      sv: `Hej {{ first_name }}!

      En påminnelse om din intervju med {{ candidate }} om tjänsten {{ job_title }}.

      - **{{ when }}**
      ${facts}

      [Öppna ansökan]({{ link }})`,
    },
    sample: forInterviewer,
  }),
  template({
    key: 'interview_called_off',
    sent_when: {
      en: 'To those who interview, when an interview is cancelled or they no longer take part',
      sv: 'Till dem som intervjuar, när en intervju är inställd eller de inte längre deltar',
    },
    subject: {
      en: 'Cancelled: interview with {{ candidate }}, {{ when }}',
      sv: 'Inställd: intervju med {{ candidate }}, {{ when }}',
    },
    body: {
      en: `Hi {{ first_name }},

      The interview with {{ candidate }} about {{ job_title }}, planned for {{ when }}, is cancelled for you. The attached message removes it from your calendar.

      {% if link %}

      [Open the application]({{ link }})

      {% endif %}`,
      sv: `Hej {{ first_name }}!

      Intervjun med {{ candidate }} om tjänsten {{ job_title }}, planerad till {{ when }}, är inställd för din del. Det bifogade meddelandet tar bort den ur din kalender.

      {% if link %}

      [Öppna ansökan]({{ link }})

      {% endif %}`,
    },
    sample: forInterviewer,
  }),
];
