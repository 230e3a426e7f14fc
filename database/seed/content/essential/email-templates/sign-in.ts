import { template } from '../../email-template.ts';

const link = 'https://alpaca.example/auth/v1/verify?token=sample';
const code = '481205';

/** The variables that the auth service provides for every template. */
export const sample = { link, code, email: 'alva@example.com' };

export const ignore = {
  en: 'Wasn’t you? Just ignore this email: nothing happens without the link.',
  sv: 'Var det inte du? Bortse då från mejlet: inget händer utan länken.',
};

/** Mails whose links and codes open an account. */
export const signInTemplates = [
  template({
    key: 'auth_confirmation',
    concerns_account: true,
    sent_when: {
      en: 'When someone signs up, to confirm the address',
      sv: 'När någon skapar ett konto, för att bekräfta adressen',
    },
    subject: { en: 'Confirm your email address', sv: 'Bekräfta din e-postadress' },
    body: {
      en: `Hi,

      You’ve signed up for an account at {{ site_name }}. Confirm your email address to finish.

      [Confirm email address]({{ link }})

      Or enter this code where you signed up: **{{ code }}**

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
      en: 'You’re invited to the {{ site_name }} back office',
      sv: 'Du är inbjuden till administrationen för {{ site_name }}',
    },
    body: {
      en: `Hi,

      A colleague has invited you to the {{ site_name }} back office. Choose a password and you’re in.

      [Accept invitation]({{ link }})

      The link works once. If it has expired, ask your colleague for a new one.`,
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
    subject: { en: 'Your sign-in link', sv: 'Din inloggningslänk' },
    body: {
      en: `Hi,

      Here’s your sign-in link. It works once.

      [Sign in]({{ link }})

      Or enter this code: **{{ code }}**

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
    key: 'auth_portal_code',
    concerns_account: true,
    sent_when: {
      en: 'When a client’s contact asks for a code for the portal',
      sv: 'När en kunds kontaktperson ber om en kod till kundportalen',
    },
    subject: {
      en: '{{ code }} is your code for the client portal',
      sv: '{{ code }} är din kod till kundportalen',
    },
    body: {
      en: `Hi,

      Here’s your code for the client portal at {{ site_name }}: **{{ code }}**

      It works once. You can also open the portal directly:

      [Open the portal]({{ link }})

      Wasn’t you? Just ignore this email: nobody gets in without the code or the link.`,
      sv: `Hej!

      Här är din kod till kundportalen hos {{ site_name }}: **{{ code }}**

      Den fungerar en gång. Du kan också öppna portalen direkt:

      [Öppna portalen]({{ link }})

      Var det inte du? Bortse då från mejlet: ingen kommer in utan koden eller länken.`,
    },
    sample,
  }),
];
