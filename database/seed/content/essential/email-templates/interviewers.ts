import { template } from '../../email-template.ts';
import { about, facts } from './interviews.ts';

const forInterviewer = {
  first_name: 'Rasmus',
  candidate: 'Alva Lind',
  ...about,
  is_changed: '',
  link: 'https://alpaca.example/admin/job-applications',
};

/** About interviews, to colleagues and contacts who interview. */
export const interviewerTemplates = [
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

      {% if has_withdrawn %}{{ candidate }} has withdrawn their application for {{ job_title }}, so the interview planned for {{ when }} is cancelled.{% else %}The interview with {{ candidate }} about {{ job_title }}, planned for {{ when }}, is cancelled for you.{% endif %} The attached message removes it from your calendar.

      {% if link %}

      [Open the application]({{ link }})

      {% endif %}`,
      sv: `Hej {{ first_name }}!

      {% if has_withdrawn %}{{ candidate }} har dragit tillbaka sin ansökan till tjänsten {{ job_title }}, så intervjun som var planerad till {{ when }} är inställd.{% else %}Intervjun med {{ candidate }} om tjänsten {{ job_title }}, planerad till {{ when }}, är inställd för din del.{% endif %} Det bifogade meddelandet tar bort den ur din kalender.

      {% if link %}

      [Öppna ansökan]({{ link }})

      {% endif %}`,
    },
    sample: { ...forInterviewer, has_withdrawn: '' },
  }),
];
