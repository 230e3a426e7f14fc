import { template } from '../../email-template.ts';

const link = 'https://alpaca.example/auth/v1/verify?token=sample';
const code = '481205';

/** What the sign-in service hands to each of them. */
const sample = { link, code, email: 'alva@example.com' };

const ignore = {
  en: 'Was it not you? Then ignore this mail: nothing happens without the link.',
  sv: 'Var det inte du? Bortse då från mejlet: inget händer utan länken.',
};

/** Mails of the sign-in service. Their links and codes open an account. */
export const authTemplates = [
  template({
    key: 'auth_confirmation',
    concerns_account: true,
    sent_when: {
      en: 'When someone signs up, to confirm the address',
      sv: 'När någon skapar ett konto, för att bekräfta adressen',
    },
    subject: { en: 'Confirm your e-mail address', sv: 'Bekräfta din e-postadress' },
    body: {
      en: `Hello!

      You have started an account at {{ site_name }}. Confirm that this address is yours, and it is ready.

      [Confirm the address]({{ link }})

      Or type this code where you signed up: **{{ code }}**

      ${ignore.en}`,
      sv: `Hej!

      Du har påbörjat ett konto hos {{ site_name }}. Bekräfta att adressen är din, så är det klart.

      [Bekräfta adressen]({{ link }})

      Eller skriv koden där du skapade kontot: **{{ code }}**

      ${ignore.sv}`,
    },
    sample,
  }),
  template({
    key: 'auth_invite',
    concerns_account: true,
    sent_when: {
      en: 'When an administrator invites a colleague to the back office',
      sv: 'När en administratör bjuder in en kollega till administrationen',
    },
    subject: {
      en: 'You are invited to the back office of {{ site_name }}',
      sv: 'Du är inbjuden till administrationen för {{ site_name }}',
    },
    body: {
      en: `Hello!

      A colleague has made a place for you in the back office of {{ site_name }}. Choose a password and you are in.

      [Accept the invitation]({{ link }})

      The link works once. If it has grown old, ask your colleague for a new one.`,
      sv: `Hej!

      En kollega har bjudit in dig till administrationen för {{ site_name }}. Välj ett lösenord, så är du igång.

      [Tacka ja till inbjudan]({{ link }})

      Länken fungerar en gång. Har den gått ut ber du din kollega om en ny.`,
    },
    sample,
  }),
  template({
    key: 'auth_magic_link',
    concerns_account: true,
    sent_when: {
      en: 'When someone asks to sign in without a password',
      sv: 'När någon vill logga in utan lösenord',
    },
    subject: { en: 'Your link to sign in', sv: 'Din inloggningslänk' },
    body: {
      en: `Hello!

      Here is your way in. The link works once.

      [Sign in]({{ link }})

      Or type this code: **{{ code }}**

      ${ignore.en}`,
      sv: `Hej!

      Här är din inloggningslänk. Den fungerar en gång.

      [Logga in]({{ link }})

      Eller skriv koden: **{{ code }}**

      ${ignore.sv}`,
    },
    sample,
  }),
  template({
    key: 'auth_recovery',
    concerns_account: true,
    sent_when: {
      en: 'When someone has forgotten the password and asks for a new one',
      sv: 'När någon har glömt lösenordet och ber om ett nytt',
    },
    subject: { en: 'Choose a new password', sv: 'Välj ett nytt lösenord' },
    body: {
      en: `Hello!

      It happens to everyone. Choose a new password here; the link works once.

      [Choose a new password]({{ link }})

      Was it not you who asked? Then ignore this mail: the old password stays.`,
      sv: `Hej!

      Det händer alla. Välj ett nytt lösenord här. Länken fungerar en gång.

      [Välj ett nytt lösenord]({{ link }})

      Var det inte du som bad om det? Bortse då från mejlet: det gamla lösenordet gäller fortfarande.`,
    },
    sample,
  }),
  template({
    key: 'auth_email_change',
    concerns_account: true,
    sent_when: {
      en: 'To the new address, when someone changes the e-mail address of the account',
      sv: 'Till den nya adressen, när någon byter e-postadress för sitt konto',
    },
    subject: { en: 'Confirm your new e-mail address', sv: 'Bekräfta din nya e-postadress' },
    body: {
      en: `Hello!

      From now on you want to use this address at {{ site_name }} instead of {{ email }}. Confirm it here. We have sent a mail to the old address too: both have to say yes.

      [Confirm the new address]({{ link }})

      Or type this code: **{{ code }}**

      ${ignore.en}`,
      sv: `Hej!

      Du vill använda den här adressen hos {{ site_name }} i stället för {{ email }}. Bekräfta bytet här. Vi har mejlat den gamla adressen också: båda behöver bekräftas.

      [Bekräfta den nya adressen]({{ link }})

      Eller skriv koden: **{{ code }}**

      ${ignore.sv}`,
    },
    sample,
  }),
  template({
    key: 'auth_email_change_current',
    concerns_account: true,
    sent_when: {
      en: 'To the present address, when someone changes the e-mail address of the account',
      sv: 'Till den nuvarande adressen, när någon byter e-postadress för sitt konto',
    },
    subject: {
      en: 'Are you changing your e-mail address?',
      sv: 'Håller du på att byta e-postadress?',
    },
    body: {
      en: `Hello!

      Someone, we hope you, wants to replace {{ email }} with another address at {{ site_name }}. If that is right, say yes here.

      [Yes, change the address]({{ link }})

      Or type this code: **{{ code }}**

      If it is not right, do not click. Sign in and change your password instead.`,
      sv: `Hej!

      Någon, förhoppningsvis du, vill byta ut {{ email }} mot en annan adress hos {{ site_name }}. Stämmer det bekräftar du här.

      [Ja, byt adressen]({{ link }})

      Eller skriv koden: **{{ code }}**

      Stämmer det inte ska du inte klicka. Logga in och byt lösenord i stället.`,
    },
    sample,
  }),
  template({
    key: 'auth_reauthentication',
    concerns_account: true,
    sent_when: {
      en: 'When a change to the account asks for proof that it is really you',
      sv: 'När en ändring av kontot kräver ett bevis på att det verkligen är du',
    },
    subject: { en: 'Your code: {{ code }}', sv: 'Din kod: {{ code }}' },
    body: {
      en: `Hello!

      Type this code to go on with the change to your account:

      **{{ code }}**

      Nobody from {{ site_name }} will ever ask you for it.`,
      sv: `Hej!

      Skriv koden för att gå vidare med ändringen av ditt konto:

      **{{ code }}**

      Ingen från {{ site_name }} kommer någonsin att fråga efter den.`,
    },
    sample,
  }),
];
