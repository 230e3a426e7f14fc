import { template } from '../../email-template.ts';
import { withMessage } from './applications.ts';

/** Mails that tell applicants a decision. Staff can also send each one when they move a card. */
export const applicationDecisionTemplates = [
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
