import { template } from '../../email-template.ts';

const link = 'https://alpaca.example/me/sample';

/** Mails to people of the freelance network. */
export const freelancerTemplates = [
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
];
