import { template } from '../../email-template.ts';

export const submissionTemplates = [
  template({
    key: 'person_email_changed',
    sent_when: {
      en: 'To the old address, when the email address of a person is changed',
      sv: 'Till den gamla adressen, när mejladressen till en person ändras',
    },
    subject: {
      en: 'The address of your profile was changed',
      sv: 'Mejladressen till din profil har ändrats',
    },
    body: {
      en: `Hello!

      The email address of your profile at {{ site_name }} was changed, and links that we mailed to this address no longer work.

      Did you not expect this? Then please contact us.`,
      sv: `Hej!

      Mejladressen till din profil hos {{ site_name }} har ändrats, och länkar som vi har skickat till den här adressen fungerar inte längre.

      Var det oväntat? Kontakta oss.`,
    },
    sample: {},
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

      The link works until {{ expires_on }}. Wasn't you? You don't need to do anything: we'll delete what was sent.`,
      sv: `Hej {{ first_name }}!

      Någon, troligen du, har skickat {{ what }} till oss med din e-postadress. Eftersom du redan finns hos oss ber vi dig bekräfta att det var du. Till dess ändras ingenting hos oss.

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
