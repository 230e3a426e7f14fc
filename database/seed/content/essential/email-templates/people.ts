import { template } from '../../email-template.ts';

const link = 'https://alpaca.example/me/sample';

/** Mails to people of the candidate bank and the freelance network. */
export const peopleTemplates = [
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

      [Open your profile]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Välkommen till kandidatbanken. När det kommer in ett jobb som passar dig hör vi av oss till dig först. Vi skickar aldrig din profil till ett företag utan att fråga.

      På din egen sida kan du ändra din profil, ta paus eller lämna kandidatbanken. Vi sparar den till {{ keep_until }} och frågar innan dess om du vill vara kvar.

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

      {{ client_name }} is hiring for {{ job_title }}, and we thought of you.

      {% if message %}

      {{ message }}

      {% endif %}

      [Read about the job]({{ link }})

      Interested? Reply to this email and we’ll talk. If not, that’s fine too: we haven’t shared anything about you with anyone.`,
      sv: `Hej {{ first_name }}!

      {{ client_name }} söker någon till tjänsten {{ job_title }}, och vi kom att tänka på dig.

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
  template({
    key: 'freelancer_welcome',
    sent_when: {
      en: 'When someone applies to join the freelance network',
      sv: 'När någon har anmält sig till frilansnätverket',
    },
    subject: {
      en: 'Thanks, we’re looking at your profile',
      sv: 'Tack, vi tittar på din profil',
    },
    body: {
      en: `Hi {{ first_name }},

      Thanks for applying to join the freelance network. One of us will look at your profile and your work within three working days, and you’ll hear from us either way.

      In the meantime, you can add to your profile, your day rate and the weeks you’re available.

      [Open your profile]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Tack för att du vill vara med i frilansnätverket. Någon av oss tittar på din profil och dina arbeten inom tre arbetsdagar, och sedan hör du från oss oavsett svar.

      Under tiden kan du fylla på din profil, ditt dagsarvode och de veckor då du är tillgänglig för uppdrag.

      [Öppna din profil]({{ link }})`,
    },
    sample: { first_name: 'Nils', link },
  }),
  template({
    key: 'freelancer_approved',
    is_manual: true,
    sent_when: {
      en: 'When a freelancer is approved',
      sv: 'När en frilansare har blivit godkänd',
    },
    subject: {
      en: 'Welcome to the freelance network',
      sv: 'Välkommen till frilansnätverket',
    },
    body: {
      en: `Hi {{ first_name }},

      You’re in. We can now suggest you to companies, but never without asking you first.

      Two things decide how often you hear from us: an up-to-date calendar and the right day rate. Each takes a minute to check.

      [Check your calendar]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Du är med. Från och med nu kan vi föreslå dig för företag, men aldrig utan att fråga dig först.

      Två saker avgör hur ofta vi hör av oss: att din kalender stämmer och att ditt dagsarvode är det du vill ha. Båda tar en minut.

      [Se över din kalender]({{ link }})`,
    },
    sample: { first_name: 'Nils', link },
  }),
  template({
    key: 'freelancer_declined',
    is_manual: true,
    sent_when: {
      en: 'When a freelancer is declined',
      sv: 'När en frilansare nekas plats i nätverket',
    },
    subject: {
      en: 'Your application to the freelance network',
      sv: 'Din anmälan till frilansnätverket',
    },
    body: {
      en: `Hi {{ first_name }},

      Thanks for showing us your work. We can’t offer you a place in the network this time: we only accept as many people as we can find assignments for, and right now there are too few in your field.

      You’re welcome to get in touch again if something changes. Your page shows what we’ve stored about you and how to have it deleted.

      [Open your page]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Tack för att du visade oss dina arbeten. Den här gången kan vi inte erbjuda dig en plats i nätverket. Vi tar bara in så många som vi kan hitta uppdrag åt, och just nu är uppdragen för få inom ditt område.

      Hör gärna av dig igen när något har ändrats. På din sida ser du vad vi har sparat om dig och kan be oss radera det.

      [Öppna din sida]({{ link }})`,
    },
    sample: { first_name: 'Nils', link },
  }),
  template({
    key: 'freelancer_renewal',
    sent_when: {
      en: 'Thirty days before a profile in the freelance network expires',
      sv: 'Trettio dagar innan en profil i frilansnätverket går ut',
    },
    subject: {
      en: 'Are you still freelancing?',
      sv: 'Frilansar du fortfarande?',
    },
    body: {
      en: `Hi {{ first_name }},

      Your profile in the network is almost a year old. Still taking assignments? Confirm it here. If you do nothing, we’ll delete the profile on {{ delete_on }}.

      [Yes, keep me]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Din profil i nätverket är snart ett år gammal. Tar du fortfarande uppdrag bekräftar du det här. Gör du ingenting raderar vi profilen den {{ delete_on }}.

      [Ja, jag vill vara kvar]({{ link }})`,
    },
    sample: { first_name: 'Nils', link, delete_on: '2027-05-31' },
  }),
  template({
    key: 'person_link',
    sent_when: {
      en: 'When someone asks for a new link to their own page',
      sv: 'När någon ber om en ny länk till sin egen sida',
    },
    subject: { en: 'Your personal link', sv: 'Din personliga länk' },
    body: {
      en: `Hi {{ first_name }},

      Here’s the link to your own page, with everything we’ve stored about you.

      [Open your page]({{ link }})

      Didn’t ask for this? Someone probably typed your address by mistake, and you can ignore this email.`,
      sv: `Hej {{ first_name }}!

      Här är länken till din egen sida, med allt vi har sparat om dig.

      [Öppna din sida]({{ link }})

      Bad du inte om den? Då har någon skrivit din adress av misstag, och du kan bortse från mejlet.`,
    },
    sample: { first_name: 'Alva', link },
  }),
  template({
    key: 'confirm_newsletter',
    sent_when: {
      en: 'When someone signs up for the newsletter',
      sv: 'När någon anmäler sig till nyhetsbrevet',
    },
    subject: { en: 'Confirm your subscription', sv: 'Bekräfta din anmälan' },
    body: {
      en: `Hi,

      Someone, most likely you, asked for our articles at this address. Press the button to confirm, and the next one is yours.

      [Yes, send me articles]({{ link }})

      The link works until {{ expires_on }}. Wasn’t you? You don’t need to do anything: without your yes, we send nothing.`,
      sv: `Hej!

      Någon, troligen du, har bett om våra artiklar till den här adressen. Bekräfta så får du nästa.

      [Ja, skicka artiklar till mig]({{ link }})

      Länken gäller till och med {{ expires_on }}. Var det inte du? Då behöver du inte göra något. Utan ditt ja skickar vi ingenting.`,
    },
    sample: {
      first_name: '',
      what: 'a subscription to the newsletter',
      link: 'https://alpaca.example/confirm/sample',
      expires_on: { en: '16 December 2026', sv: '16 december 2026' },
    },
  }),
  template({
    key: 'newsletter_article',
    can_unsubscribe: true,
    sent_when: {
      en: 'When an article has been published, to readers of the newsletter',
      sv: 'När en artikel har publicerats, till nyhetsbrevets läsare',
    },
    subject: { en: '{{ title }}', sv: '{{ title }}' },
    body: {
      en: `**{{ title }}**

      {{ excerpt }}

      [Read the article]({{ link }})

      You’re getting this email because you subscribed to our articles. [Unsubscribe]({{ unsubscribe_link }})`,
      sv: `**{{ title }}**

      {{ excerpt }}

      [Läs artikeln]({{ link }})

      Du får mejlet för att du prenumererar på våra artiklar. [Avsluta prenumerationen]({{ unsubscribe_link }})`,
    },
    sample: {
      title: 'What a bad hire costs, line by line',
      excerpt: 'Everyone says a bad hire is expensive. Few show the maths.',
      link: 'https://alpaca.example/blog/the-cost-of-a-bad-hire',
      unsubscribe_link: 'https://alpaca.example/unsubscribe/sample',
    },
  }),
];
