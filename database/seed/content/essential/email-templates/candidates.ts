import { template } from '../../email-template.ts';

const link = 'https://alpaca.example/me/sample';

/** Mails to people of the candidate bank. */
export const candidateTemplates = [
  template({
    key: 'candidate_welcome',
    sent_when: {
      en: 'When someone joins the candidate database',
      sv: 'När någon har gått med i kandidatbanken',
    },
    subject: { en: 'You’re in the candidate database', sv: 'Du är med i kandidatbanken' },
    body: {
      en: `Hi {{ first_name }},

      Welcome to the candidate database. When a job comes in that fits you, you’ll hear from us first. We never send your profile to a company without asking.

      On your own page you can update your profile, pause or leave. We keep it until {{ keep_until }}, and will ask if you want to stay before then.

      Open your profile once, so that we know the address is yours. Job alerts start then.

      [Open your profile]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Välkommen till kandidatbanken. När det kommer in ett jobb som passar dig hör vi av oss till dig först. Vi skickar aldrig din profil till ett företag utan att fråga.

      På din egen sida kan du ändra din profil, ta paus eller lämna kandidatbanken. Vi sparar den till {{ keep_until }} och frågar innan dess om du vill vara kvar.

      Öppna din profil en gång, så vet vi att adressen är din. Då börjar vi också mejla om nya jobb.

      [Öppna din profil]({{ link }})`,
    },
    sample: { first_name: 'Alva', link, keep_until: '2027-05-31' },
  }),
  template({
    key: 'candidate_renewal',
    sent_when: {
      en: 'Thirty days before a profile in the candidate database expires',
      sv: 'Trettio dagar innan en profil i kandidatbanken går ut',
    },
    subject: {
      en: 'Do you want to stay in the candidate database?',
      sv: 'Vill du vara kvar i kandidatbanken?',
    },
    body: {
      en: `Hi {{ first_name }},

      Your profile has been with us for almost a year. Want to stay? One click is enough. If you do nothing, we’ll delete it on {{ delete_on }}.

      [Stay for another year]({{ link }})

      You can use the same link to update your profile, or to delete it now.`,
      sv: `Hej {{ first_name }}!

      Din profil har funnits hos oss i snart ett år. Vill du vara kvar räcker ett klick. Gör du ingenting raderas den {{ delete_on }}.

      [Stanna ett år till]({{ link }})

      Samma länk leder till din profil, om något har ändrats, och till knappen som raderar den direkt.`,
    },
    sample: { first_name: 'Alva', link, delete_on: '2027-05-31' },
  }),
  template({
    key: 'candidate_job_suggestion',
    is_manual: true,
    sent_when: {
      en: 'Manually, when we think of someone in the candidate database or the freelance network for a job',
      sv: 'Manuellt, när vi tipsar någon i kandidatbanken eller nätverket om ett jobb',
    },
    subject: {
      en: 'A job that made us think of you: {{ job_title }}',
      sv: 'Ett jobb som fick oss att tänka på dig: {{ job_title }}',
    },
    body: {
      en: `Hi {{ first_name }},

      {% if client_name == site_name %}We’re hiring for {{ job_title }} ourselves,{% else %}{{ client_name }} is hiring for {{ job_title }},{% endif %} and we thought of you.

      {% if message %}

      {{ message }}

      {% endif %}

      [Read about the job]({{ link }})

      Interested? Reply to this email and we’ll talk. If not, that’s fine too: we haven’t shared anything about you with anyone.`,
      sv: `Hej {{ first_name }}!

      {% if client_name == site_name %}Vi söker själva någon till tjänsten {{ job_title }}{% else %}{{ client_name }} söker någon till tjänsten {{ job_title }}{% endif %}, och vi kom att tänka på dig.

      {% if message %}

      {{ message }}

      {% endif %}

      [Läs om jobbet]({{ link }})

      Är du intresserad? Svara på mejlet så pratar vi. Om inte är det helt okej. Vi har inte skickat något om dig till någon.`,
    },
    sample: {
      first_name: 'Alva',
      job_title: { en: 'Data engineer', sv: 'Dataingenjör' },
      client_name: 'Nordlys',
      message: {
        en: 'They liked what you wrote about time series.',
        sv: 'De gillade det du skrev om tidsserier.',
      },
      link: 'https://alpaca.example/job/nordlys-data-engineer',
    },
  }),
  template({
    key: 'job_alert',
    can_unsubscribe: true,
    sent_when: {
      en: 'When a new job matches someone’s job alert',
      sv: 'När ett nytt jobb matchar någons jobbevakning',
    },
    subject: {
      en: 'New job: {{ job_title }}, {{ location }}',
      sv: 'Nytt jobb: {{ job_title }}, {{ location }}',
    },
    body: {
      en: `Hi {{ first_name }},

      A new job matches what you’re looking for.

      **{{ job_title }}** at {{ client_name }}, {{ location }}

      {{ job_summary }}

      [Read more and apply]({{ link }})

      You’re getting this email because you asked for job alerts. [Stop job alerts]({{ unsubscribe_link }})`,
      sv: `Hej {{ first_name }}!

      Det har kommit in ett nytt jobb som matchar din bevakning.

      **{{ job_title }}** hos {{ client_name }}, {{ location }}

      {{ job_summary }}

      [Läs mer och sök]({{ link }})

      Du får mejlet för att du bevakar nya jobb. [Avsluta bevakningen]({{ unsubscribe_link }})`,
    },
    sample: {
      first_name: 'Alva',
      job_title: { en: 'Data engineer', sv: 'Dataingenjör' },
      client_name: 'Nordlys',
      location: 'Oslo',
      job_summary:
        'Twelve million meter readings a day, and a forecast that must be ready at noon.',
      link: 'https://alpaca.example/job/nordlys-data-engineer',
      unsubscribe_link: link,
    },
  }),
];
