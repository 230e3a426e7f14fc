import { template } from '../../email-template.ts';

/** The sign-in service hands these to each of them; none is a secret. */
const sample = {
  link: 'https://alpaca.example/admin',
  email: 'alva@example.com',
  time: '3 March 2025 at 09:12',
  device: 'Firefox, Windows',
};

const notYou = {
  en: `**Wasn’t you?** [Go to {{ site_name }}]({{ link }}), choose a new password under “Forgot your password?” and tell your administrator.`,
  sv: `**Var det inte du?** [Gå till {{ site_name }}]({{ link }}), välj ett nytt lösenord under ”Glömt lösenordet?” och säg till din administratör.`,
};

const nothingToDo = {
  en: 'If it was you, there’s nothing you need to do.',
  sv: 'Var det du behöver du inte göra något.',
};

type Text = { en: string; sv: string };

const notice = (key: string, sent_when: Text, subject: Text, what: Text) =>
  template({
    key,
    concerns_account: true,
    sent_when,
    subject,
    body: {
      en: `Hi,

      ${what.en}

      ${nothingToDo.en}

      ${notYou.en}`,
      sv: `Hej!

      ${what.sv}

      ${nothingToDo.sv}

      ${notYou.sv}`,
    },
    sample,
  });

/** Tell the owner of an account what has happened to it. */
export const accountNoticeTemplates = [
  notice(
    'auth_new_device',
    {
      en: 'When someone signs in from a browser or network the account hasn’t used before',
      sv: 'När någon loggar in från en webbläsare eller ett nätverk som kontot inte har använt tidigare',
    },
    { en: 'New sign-in to your account', sv: 'Ny inloggning på ditt konto' },
    {
      en: 'Your account {{ email }} at {{ site_name }} was used to sign in on {{ time }}{% if device != blank %} with {{ device }}{% endif %}. We haven’t seen that device before.',
      sv: 'Någon loggade in på ditt konto {{ email }} hos {{ site_name }} den {{ time }}{% if device != blank %} med {{ device }}{% endif %}. Vi har inte sett den enheten tidigare.',
    },
  ),
  notice(
    'auth_password_changed',
    {
      en: 'When an account’s password has been changed',
      sv: 'När lösenordet för ett konto har bytts',
    },
    { en: 'Your password was changed', sv: 'Ditt lösenord har bytts' },
    {
      en: 'The password for your account {{ email }} at {{ site_name }} was changed on {{ time }}. All other devices have been signed out.',
      sv: 'Lösenordet för ditt konto {{ email }} hos {{ site_name }} byttes den {{ time }}. Alla andra enheter har loggats ut.',
    },
  ),
  notice(
    'auth_email_changed',
    {
      en: 'To the old address, when an account’s email address has been changed',
      sv: 'Till den gamla adressen, när e-postadressen för ett konto har bytts',
    },
    { en: 'Your email address was changed', sv: 'Din e-postadress har bytts' },
    {
      en: 'The email address for your account at {{ site_name }} was changed from {{ email }} to another one on {{ time }}. Use the new one to sign in from now on.',
      sv: 'Ditt konto hos {{ site_name }} flyttades från {{ email }} till en annan e-postadress den {{ time }}. I fortsättningen loggar du in med den nya.',
    },
  ),
  notice(
    'auth_phone_changed',
    {
      en: 'When the phone number of an account has been added or changed',
      sv: 'När telefonnumret för ett konto har lagts till eller bytts',
    },
    { en: 'Your phone number was changed', sv: 'Ditt telefonnummer har bytts' },
    {
      en: 'A new phone number was set for your account {{ email }} at {{ site_name }} on {{ time }}. It can be used to sign in from now on.',
      sv: 'Ett nytt telefonnummer angavs för ditt konto {{ email }} hos {{ site_name }} den {{ time }}. Det går nu att logga in med det.',
    },
  ),
  notice(
    'auth_factor_added',
    {
      en: 'When two-factor authentication has been added to an account',
      sv: 'När tvåstegsverifiering har lagts till på ett konto',
    },
    { en: 'Two-factor authentication added', sv: 'Tvåstegsverifiering har lagts till' },
    {
      en: 'An authenticator app, security key or phone was added to your account {{ email }} at {{ site_name }} on {{ time }}. You’ll now need it to sign in.',
      sv: 'En autentiseringsapp, säkerhetsnyckel eller telefon lades till på ditt konto {{ email }} hos {{ site_name }} den {{ time }}. Den behövs nu när du loggar in.',
    },
  ),
  notice(
    'auth_factor_removed',
    {
      en: 'When two-factor authentication has been removed from an account',
      sv: 'När tvåstegsverifiering har tagits bort från ett konto',
    },
    { en: 'Two-factor authentication removed', sv: 'Tvåstegsverifiering har tagits bort' },
    {
      en: 'An authenticator app, security key or phone was removed from your account {{ email }} at {{ site_name }} on {{ time }}.',
      sv: 'En autentiseringsapp, säkerhetsnyckel eller telefon togs bort från ditt konto {{ email }} hos {{ site_name }} den {{ time }}.',
    },
  ),
  notice(
    'auth_passkey_added',
    {
      en: 'When a passkey has been added to an account',
      sv: 'När en passkey har lagts till på ett konto',
    },
    { en: 'Passkey added to your account', sv: 'En passkey har lagts till på ditt konto' },
    {
      en: 'A passkey was added to your account {{ email }} at {{ site_name }} on {{ time }}{% if device != blank %} with {{ device }}{% endif %}. It opens the account without the password. If it wasn’t you, choosing a new password through “Forgot your password?” removes it.',
      sv: 'En passkey lades till på ditt konto {{ email }} hos {{ site_name }} den {{ time }}{% if device != blank %} med {{ device }}{% endif %}. Med den kan man logga in utan lösenord. Var det inte du tas den bort när du väljer ett nytt lösenord under ”Glömt lösenordet?”.',
    },
  ),
  notice(
    'auth_passkey_removed',
    {
      en: 'When a passkey has been removed from an account',
      sv: 'När en passkey har tagits bort från ett konto',
    },
    { en: 'Passkey removed from your account', sv: 'En passkey har tagits bort från ditt konto' },
    {
      en: 'A passkey was removed from your account {{ email }} at {{ site_name }} on {{ time }}. You can no longer sign in with it.',
      sv: 'En passkey togs bort från ditt konto {{ email }} hos {{ site_name }} den {{ time }}. Det går inte längre att logga in med den.',
    },
  ),
  notice(
    'auth_passkey_copied',
    {
      en: 'When a sign-in was rejected because the passkey seems to have been copied',
      sv: 'När en inloggning har stoppats för att en passkey verkar ha kopierats',
    },
    { en: 'We stopped a sign-in to your account', sv: 'Vi stoppade en inloggning på ditt konto' },
    {
      en: 'Someone tried to sign in to your account {{ email }} at {{ site_name }} on {{ time }} with a passkey or security key that may have been copied, so we stopped it. Sign in another way, remove that passkey in your profile and add a new one.',
      sv: 'Någon försökte logga in på ditt konto {{ email }} hos {{ site_name }} den {{ time }} med en passkey eller säkerhetsnyckel som kan ha kopierats, så vi stoppade försöket. Logga in på ett annat sätt, ta bort den i din profil och lägg till en ny.',
    },
  ),
  notice(
    'auth_identity_linked',
    {
      en: 'When another way to sign in, such as LinkedIn, has been added to an account',
      sv: 'När ett annat sätt att logga in, till exempel LinkedIn, har lagts till på ett konto',
    },
    { en: 'New way to sign in to your account', sv: 'Nytt sätt att logga in på ditt konto' },
    {
      en: 'Another way to sign in, such as LinkedIn, was added to your account {{ email }} at {{ site_name }} on {{ time }}. If it wasn’t you, a new password removes it.',
      sv: 'Ett annat sätt att logga in, till exempel LinkedIn, lades till på ditt konto {{ email }} hos {{ site_name }} den {{ time }}. Var det inte du tas det bort när du byter lösenord.',
    },
  ),
  notice(
    'auth_identity_unlinked',
    {
      en: 'When a way to sign in, such as LinkedIn, has been removed from an account',
      sv: 'När ett sätt att logga in, till exempel LinkedIn, har tagits bort från ett konto',
    },
    { en: 'A way to sign in was removed', sv: 'Ett sätt att logga in har tagits bort' },
    {
      en: 'A way to sign in was removed from your account {{ email }} at {{ site_name }} on {{ time }}.',
      sv: 'Ett sätt att logga in togs bort från ditt konto {{ email }} hos {{ site_name }} den {{ time }}.',
    },
  ),
  notice(
    'auth_recovery_codes_created',
    {
      en: 'When new recovery codes have been created for an account',
      sv: 'När nya återställningskoder har skapats för ett konto',
    },
    { en: 'New recovery codes created', sv: 'Nya återställningskoder har skapats' },
    {
      en: 'New recovery codes for your account {{ email }} at {{ site_name }} were created on {{ time }}. The old ones no longer work.',
      sv: 'Nya återställningskoder för ditt konto {{ email }} hos {{ site_name }} skapades den {{ time }}. De gamla fungerar inte längre.',
    },
  ),
  template({
    key: 'auth_account_exists',
    concerns_account: true,
    sent_when: {
      en: 'When someone signs up with the address of an existing account',
      sv: 'När någon skapar ett konto med en adress som redan har ett',
    },
    subject: { en: 'You already have an account', sv: 'Du har redan ett konto' },
    body: {
      en: `Hi,

      Someone, probably you, tried to create an account at {{ site_name }} with {{ email }}. There’s already one, and it hasn’t been changed.

      [Sign in]({{ link }})

      Forgot your password? You can choose a new one on the same page. If it wasn’t you, you can ignore this email.`,
      sv: `Hej!

      Någon, troligen du, försökte skapa ett konto hos {{ site_name }} med {{ email }}. Det finns redan ett, och det har inte ändrats.

      [Logga in]({{ link }})

      Har du glömt lösenordet väljer du ett nytt på samma sida. Var det inte du? Då kan du bortse från mejlet.`,
    },
    sample,
  }),
];
