import { template } from '../../email-template.ts';

/** Mails to the contacts of clients. */
export const clientTemplates = [
  template({
    key: 'portal_access',
    sent_when: {
      en: 'When we give a client’s contact access to the client portal',
      sv: 'När vi ger en kontakt hos en kund tillgång till kundportalen',
    },
    subject: {
      en: '{{ company }}’s searches, in one place',
      sv: 'Alla rekryteringar för {{ company }} på ett ställe',
    },
    body: {
      en: `Hi {{ first_name }},

      You now have access to {{ site_name }}’s client portal for {{ company }}. Follow your searches, read about the people we present, and tell us whom you’d like to meet.

      [Open the portal]({{ link }})

      There’s no password. Enter {{ email }} and we’ll email you a code to sign in with.`,
      sv: `Hej {{ first_name }}!

      Nu har du tillgång till {{ site_name }}s kundportal för {{ company }}. Där följer du era rekryteringar, läser om kandidaterna vi presenterar och talar om vilka ni vill träffa.

      [Öppna portalen]({{ link }})

      Du behöver inget lösenord. Skriv {{ email }} så mejlar vi en kod att logga in med.`,
    },
    sample: {
      first_name: 'Ines',
      company: 'Kvist',
      email: 'ines@kvist.example',
      link: 'https://alpaca.example/portal',
    },
  }),
  template({
    key: 'client_review_link',
    is_manual: true,
    sent_when: {
      en: 'When a shortlist is shared with the hiring client',
      sv: 'När slutkandidater delas med kunden',
    },
    subject: {
      en: 'Your shortlist: {{ job_title }}',
      sv: 'Era slutkandidater: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      The shortlist for {{ job_title }} is ready: {{ count }} people we believe in. Read about each of them, leave a comment, ask for an interview or pass.

      {% if message %}

      {{ message }}

      {% endif %}

      [Open the shortlist]({{ link }})

      The link is personal and you don’t need an account. Please don’t share it: it shows personal data, and we log what’s opened. It works until {{ expires_on }}.`,
      sv: `Hej {{ first_name }}!

      Slutkandidaterna till tjänsten {{ job_title }} är klara: {{ count }} personer som vi tror på. Du kan läsa om var och en, kommentera, be om en intervju eller tacka nej.

      {% if message %}

      {{ message }}

      {% endif %}

      [Se slutkandidaterna]({{ link }})

      Länken är din och kräver inget konto. Skicka den inte vidare: den visar personuppgifter, och vi registrerar vad som öppnas. Den gäller till {{ expires_on }}.`,
    },
    sample: {
      first_name: 'Ines',
      job_title: { en: 'Head of growth', sv: 'Tillväxtchef' },
      count: '4',
      message: {
        en: 'The second one can start in March.',
        sv: 'Den andra kan börja i mars.',
      },
      link: 'https://alpaca.example/review/sample',
      expires_on: '2027-05-31',
    },
  }),
  template({
    key: 'client_message',
    is_manual: true,
    sent_when: {
      en: 'Manually, when staff write to a contact of a client',
      sv: 'Manuellt, när en medarbetare skriver till en kontakt hos en kund',
    },
    subject: {
      en: 'A message from {{ site_name }}',
      sv: 'Meddelande från {{ site_name }}',
    },
    body: {
      en: `Hi {{ first_name }},

      {{ message }}`,
      sv: `Hej {{ first_name }}!

      {{ message }}`,
    },
    sample: {
      first_name: 'Ines',
      message: {
        en: 'Shall we talk about the new role on Thursday?',
        sv: 'Ska vi prata om den nya tjänsten på torsdag?',
      },
    },
  }),
];
