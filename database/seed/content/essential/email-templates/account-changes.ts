import { template } from '../../email-template.ts';
import { ignore, sample } from './sign-in.ts';

/** Mails whose links and codes change an account, or prove who changes it. */
export const accountChangeTemplates = [
  template({
    key: 'auth_recovery',
    concerns_account: true,
    sent_when: {
      en: 'When someone has forgotten their password',
      sv: 'När någon har glömt lösenordet och ber om ett nytt',
    },
    subject: { en: 'Choose a new password', sv: 'Välj ett nytt lösenord' },
    body: {
      en: `Hi,

      It happens to everyone. Choose a new password here. The link works once.

      [Choose a new password]({{ link }})

      Didn’t ask for this? Ignore this email: your old password still works.`,
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
      en: 'To the new address, when someone changes their email address',
      sv: 'Till den nya adressen, när någon byter e-postadress för sitt konto',
    },
    subject: { en: 'Confirm your new email address', sv: 'Bekräfta din nya e-postadress' },
    body: {
      en: `Hi,

      You’ve asked to use this address at {{ site_name }} instead of {{ email }}. Confirm it here. We’ve also emailed the old address: both have to be confirmed.

      [Confirm new address]({{ link }})

      ${ignore.en}`,
      sv: `Hej!

      Du vill använda den här adressen hos {{ site_name }} i stället för {{ email }}. Bekräfta bytet här. Vi har mejlat den gamla adressen också: båda behöver bekräftas.

      [Bekräfta den nya adressen]({{ link }})

      ${ignore.sv}`,
    },
    sample,
  }),
  template({
    key: 'auth_email_change_current',
    concerns_account: true,
    sent_when: {
      en: 'To the current address, when someone changes their email address',
      sv: 'Till den nuvarande adressen, när någon byter e-postadress för sitt konto',
    },
    subject: {
      en: 'Are you changing your email address?',
      sv: 'Håller du på att byta e-postadress?',
    },
    body: {
      en: `Hi,

      Someone, hopefully you, wants to replace {{ email }} with another address at {{ site_name }}. If that’s right, confirm it here.

      [Yes, change the address]({{ link }})

      If it isn’t you, don’t click. Sign in and change your password instead.`,
      sv: `Hej!

      Någon, förhoppningsvis du, vill byta ut {{ email }} mot en annan adress hos {{ site_name }}. Stämmer det bekräftar du här.

      [Ja, byt adressen]({{ link }})

      Stämmer det inte ska du inte klicka. Logga in och byt lösenord i stället.`,
    },
    sample,
  }),
  template({
    key: 'auth_reauthentication',
    concerns_account: true,
    sent_when: {
      en: 'When someone has to confirm it’s them before changing their account',
      sv: 'När en ändring av kontot kräver ett bevis på att det verkligen är du',
    },
    subject: { en: 'Your code: {{ code }}', sv: 'Din kod: {{ code }}' },
    body: {
      en: `Hi,

      Enter this code to continue changing your account:

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
