import { template } from '../../email-template.ts';

const link = 'https://alpaca.example/me/sample';

/** Mails to everybody who has a page of their own, and to readers of the newsletter. */
export const peopleTemplates = [
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
    key: 'person_message',
    is_manual: true,
    sent_when: {
      en: 'Manually, when staff write to a person about no particular application',
      sv: 'Manuellt, när en medarbetare skriver till en person utan att det gäller en viss ansökan',
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
      first_name: 'Alva',
      message: {
        en: 'Are you still curious about roles in Gothenburg?',
        sv: 'Är du fortfarande nyfiken på jobb i Göteborg?',
      },
    },
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
