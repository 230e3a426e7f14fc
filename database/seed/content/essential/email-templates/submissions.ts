import { template } from '../../email-template.ts';

export const submissionTemplates = [
  template({
    key: 'person_email_changed',
    sent_when: {
      en: 'To the old address, when the email address of a person is changed',
      sv: 'Till den gamla adressen, när e-postadressen till en person ändras',
    },
    subject: {
      en: 'The email address on your profile has changed',
      sv: 'E-postadressen till din profil har ändrats',
    },
    body: {
      en: `Hi,

      The email address on your {{ site_name }} profile has been changed, so the links we’ve sent to this address no longer work.

      Not expecting this? Get in touch and we’ll look into it.`,
      sv: `Hej!

      E-postadressen till din profil hos {{ site_name }} har ändrats, och länkar som vi har skickat till den här adressen fungerar inte längre.

      Var det oväntat? Kontakta oss.`,
    },
    sample: {},
  }),
  template({
    key: 'person_new_email',
    sent_when: {
      en: 'To the new address, when the email address of a person is changed',
      sv: 'Till den nya adressen, när e-postadressen till en person ändras',
    },
    subject: { en: 'Your new personal link', sv: 'Din nya personliga länk' },
    body: {
      en: `Hi,

      This is now the email address we use for you at {{ site_name }}. Links we sent you before no longer work, so here’s a new one.

      [Open your page]({{ link }})

      Keep this email: the link is your key, and there’s no password.

      Weren’t expecting this? Please let us know.`,
      sv: `Hej!

      Från och med nu använder vi på {{ site_name }} den här adressen när vi mejlar dig. Länkar som du har fått tidigare fungerar inte längre, så här kommer en ny.

      [Öppna din sida]({{ link }})

      Spara det här mejlet: länken är din nyckel, det finns inget lösenord.

      Hade du inte väntat dig det här? Hör av dig till oss.`,
    },
    sample: { link: 'https://alpaca.example/me/sample' },
  }),
  template({
    key: 'person_merged',
    sent_when: {
      en: 'When two records of the same person are merged',
      sv: 'När två poster för samma person slås ihop',
    },
    subject: { en: 'We’ve merged your profiles', sv: 'Vi har slagit ihop dina profiler' },
    body: {
      en: `Hi {{ first_name }},

      We had you down twice, so we’ve merged your two profiles. Everything is now on one page.

      [Open your page]({{ link }})

      Please use this link from now on. Some of the links we sent you before no longer work.

      Don’t have two profiles with us? Please let us know.`,
      sv: `Hej {{ first_name }}!

      Du fanns hos oss två gånger, så vi har slagit ihop dina profiler. Allt finns nu på samma sida.

      [Öppna din sida]({{ link }})

      Använd den här länken i fortsättningen. En del av länkarna som du har fått tidigare fungerar inte längre.

      Har du inte haft två profiler hos oss? Hör av dig till oss.`,
    },
    sample: { first_name: 'Alva', link: 'https://alpaca.example/me/sample' },
  }),
  template({
    key: 'confirm_submission',
    sent_when: {
      en: 'When a form comes in with the address of someone we already know',
      sv: 'När ett formulär kommer in med adressen till någon som redan finns hos oss',
    },
    subject: { en: 'Please confirm it was you', sv: 'Bekräfta att det var du' },
    body: {
      en: `Hi {{ first_name }},

      Someone, most likely you, sent us {{ what }} with your email address. Since we already know you, please confirm it was you. Until then, nothing about you changes.

      [Yes, it was me]({{ link }})

      The link works until {{ expires_on }}. Wasn’t you? You don’t need to do anything: we’ll delete what was sent.`,
      sv: `Hej {{ first_name }}!

      Vi har fått {{ what }} från någon, troligen dig, som angav din e-postadress. Eftersom du redan finns hos oss ber vi dig bekräfta att det var du. Till dess ändras ingenting hos oss.

      [Ja, det var jag]({{ link }})

      Länken gäller till och med {{ expires_on }}. Var det inte du? Då behöver du inte göra något, vi raderar det som skickades.`,
    },
    sample: {
      first_name: 'Alva',
      what: 'an application for Data engineer',
      link: 'https://alpaca.example/confirm/sample',
      expires_on: '2027-05-31',
    },
  }),
];
