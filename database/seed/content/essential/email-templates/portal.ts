import { template } from '../../email-template.ts';

/** Mails that lead contacts of a client into the portal. */
export const portalTemplates = [
  template({
    key: 'ad_approval',
    sent_when: {
      en: 'When we ask a client’s contact to approve a job ad',
      sv: 'När vi ber en kontakt hos en kund att godkänna en annons',
    },
    subject: {
      en: 'Ready for your approval: {{ job_title }}',
      sv: 'Annons att godkänna: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      The ad for {{ job_title }} at {{ company }} is written. Before we publish it, we’d like you to read it and tell us if it’s right.

      {% if message %}

      {{ message }}

      {% endif %}

      [Read the ad]({{ link }})

      Approve it with one click, or tell us what to change. You sign in with a code by email.`,
      sv: `Hej {{ first_name }}!

      Annonsen för tjänsten {{ job_title }} hos {{ company }} är klar. Innan vi publicerar den vill vi att du läser den och säger om den stämmer.

      {% if message %}

      {{ message }}

      {% endif %}

      [Läs annonsen]({{ link }})

      Godkänn med ett klick, eller berätta vad vi ska ändra. Du loggar in med en kod som vi mejlar.`,
    },
    sample: {
      first_name: 'Ines',
      company: 'Kvist',
      job_title: { en: 'Head of growth', sv: 'Tillväxtchef' },
      message: {
        en: 'Have a look at the salary range in particular.',
        sv: 'Titta gärna extra på lönespannet.',
      },
      link: 'https://alpaca.example/portal/ads/sample',
    },
  }),
  template({
    key: 'client_report',
    sent_when: {
      en: 'On Monday mornings, to a client’s contacts who want the weekly report',
      sv: 'På måndagsmorgonen, till de kontakter hos en kund som vill ha veckorapporten',
    },
    subject: {
      en: 'Your week with {{ site_name }}: {{ company }}, {{ period }}',
      sv: 'Veckan med {{ site_name }}: {{ company }}, {{ period }}',
    },
    body: {
      en: `Hi {{ first_name }},

      Here’s what happened in {{ company }}’s searches, {{ period }}.

      {{ report }}

      {% if awaiting %}

      **{{ awaiting }}**

      {% endif %}

      [Open the report]({{ link }})

      Don’t want this email? [Turn it off in the portal]({{ settings_link }})`,
      sv: `Hej {{ first_name }}!

      Det här hände i rekryteringarna för {{ company }}, {{ period }}.

      {{ report }}

      {% if awaiting %}

      **{{ awaiting }}**

      {% endif %}

      [Öppna rapporten]({{ link }})

      Vill du inte ha mejlet? [Stäng av det i portalen]({{ settings_link }})`,
    },
    sample: {
      first_name: 'Ines',
      company: 'Kvist',
      period: { en: '9–15 November 2026', sv: '9–15 november 2026' },
      report: {
        en: 'Head of growth\n8 new applications, 2 people presented, 1 to interview\nNow: 12 applied, 4 in screening, 2 in interviews\nNext: your answer on 2 people on the shortlist',
        sv: 'Tillväxtchef\n8 nya ansökningar, 2 personer presenterade, 1 till intervju\nNu: 12 sökande, 4 i urval, 2 på intervju\nNästa steg: ditt svar om 2 slutkandidater',
      },
      awaiting: {
        en: '2 people are waiting for your answer.',
        sv: '2 slutkandidater väntar på ditt svar.',
      },
      link: 'https://alpaca.example/portal/reports',
      settings_link: 'https://alpaca.example/portal/reports#mail',
    },
  }),
];
