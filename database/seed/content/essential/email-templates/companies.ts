import { template } from '../../email-template.ts';

/** Mails to companies that ask by a form, and to us about them. */
export const companyTemplates = [
  template({
    key: 'waiting_list_received',
    sent_when: {
      en: 'When a company joins the waiting list',
      sv: 'När ett företag har ställt sig på väntelistan',
    },
    subject: { en: 'We’ll be in touch', sv: 'Vi hör av oss' },
    body: {
      en: `Hi {{ first_name }},

      Thanks! You’re on our list, and one of us will call or email within one working day to find a time.

      The call takes twenty minutes, and we’ll ask three things: who you need, by when, and what’s been hard so far. You’ll get a price, and an honest answer on whether we’re right for you.

      In a hurry? [Book a time yourself]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Tack för er förfrågan. Någon av oss ringer eller mejlar inom en arbetsdag för att hitta en tid.

      Samtalet tar tjugo minuter och vi frågar om tre saker: vem ni behöver, när och vad som har varit svårt hittills. Du får ett ärligt svar på om vi är rätt för er, och ett pris.

      Har du bråttom? [Boka en tid själv]({{ link }})`,
    },
    sample: { first_name: 'Ines', link: 'https://alpaca.example/membership' },
  }),
  template({
    key: 'contact_received',
    sent_when: {
      en: 'When someone sends the contact form',
      sv: 'När någon har skickat kontaktformuläret',
    },
    subject: { en: 'We’ve got your message', sv: 'Vi har fått ditt meddelande' },
    body: {
      en: `Hi {{ first_name }},

      Thanks for getting in touch. A person will answer within one working day.

      Something to add? Just reply to this email.`,
      sv: `Hej {{ first_name }}!

      Tack för att du hörde av dig. Du får svar av en människa inom en arbetsdag.

      Något att tillägga? Svara bara på mejlet.`,
    },
    sample: { first_name: 'Ines' },
  }),
  template({
    key: 'contact_to_staff',
    sent_when: {
      en: 'To us, when someone sends the contact form',
      sv: 'Till oss, när någon har skickat kontaktformuläret',
    },
    subject: {
      en: 'Message from {{ name }}{% if company %}, {{ company }}{% endif %}',
      sv: 'Meddelande från {{ name }}{% if company %}, {{ company }}{% endif %}',
    },
    body: {
      en: `**{{ name }}**{% if company %}, {{ company }}{% endif %} ({{ email }}) writes:

      {{ message }}

      Reply to this email to answer the sender.

      [Open in the back office]({{ link }})`,
      sv: `**{{ name }}**{% if company %}, {{ company }}{% endif %} ({{ email }}) skriver:

      {{ message }}

      Svara på mejlet för att svara avsändaren.

      [Öppna i administrationen]({{ link }})`,
    },
    sample: {
      name: 'Ines Falk',
      company: 'Kvist',
      email: 'ines@kvist.example',
      message: {
        en: 'We need two developers before summer. Can you help?',
        sv: 'Vi behöver två utvecklare före sommaren. Kan ni hjälpa oss?',
      },
      link: 'https://alpaca.example/admin/waiting-list',
    },
  }),
  template({
    key: 'calculation',
    sent_when: {
      en: 'When someone asks for their calculator result by email',
      sv: 'När någon vill ha kalkylatorns resultat via mejl',
    },
    subject: {
      en: 'Your calculation: {{ hires }} hires a year',
      sv: 'Din kalkyl: {{ hires }} anställningar per år',
    },
    body: {
      en: `Hi,

      Here’s your calculation for {{ hires }} hires a year:

      - How you hire today, {{ today }}: {{ cost_today }} a year
      - With {{ site_name }} {{ plan }}: {{ cost_plan }} a year
      - Difference: **{{ saving }}**

      You entered an average monthly salary of {{ salary }} and {{ days }} days from opening a role to signed contract. The rest is based on these assumptions:

      {{ assumptions }}

      The link opens the same calculation, and you can change any of the numbers.

      [Open the calculation]({{ link }})

      Want to go through it with one of us? A call takes twenty minutes. [Book a call]({{ booking_link }})`,
      sv: `Hej!

      Det här räknade du fram, för {{ hires }} anställningar per år:

      - Så som ni rekryterar i dag, {{ today }}: {{ cost_today }} per år
      - Med {{ site_name }}, abonnemang {{ plan }}: {{ cost_plan }} per år
      - Skillnad: **{{ saving }}**

      Du angav {{ salary }} i genomsnittlig månadslön och {{ days }} dagar från behov till påskrivet avtal. Resten bygger på de här antagandena:

      {{ assumptions }}

      Länken öppnar samma kalkyl, och du kan ändra varje siffra.

      [Öppna kalkylen]({{ link }})

      Vill du gå igenom den med någon av oss tar det tjugo minuter. [Boka ett samtal]({{ booking_link }})`,
    },
    sample: {
      hires: '6',
      plan: 'Medium',
      today: { en: 'through a success-fee agency', sv: 'via byrå med provision' },
      salary: '45 000 SEK',
      days: '45',
      assumptions: {
        en: 'Agency success fee: 20% of annual salary\nExchange rate: 11.3 SEK per EUR',
        sv: 'Byråns provision: 20 % av årslönen\nVäxelkurs: 11,3 kronor per euro',
      },
      cost_today: '648 000 SEK',
      cost_plan: '406 800 SEK',
      saving: '241 200 SEK',
      link: 'https://alpaca.example/calculator?hires=6',
      booking_link: 'https://alpaca.example/membership',
    },
  }),
];
