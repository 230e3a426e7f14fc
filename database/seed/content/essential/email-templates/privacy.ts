import { template } from '../../email-template.ts';

const link = 'https://alpaca.example/me/sample';

export const privacyTemplates = [
  template({
    key: 'privacy_request_received',
    sent_when: {
      en: 'When someone under legal hold asks to have their data erased',
      sv: 'När någon vars uppgifter måste sparas har begärt att bli raderad',
    },
    subject: {
      en: 'We’ve received your request',
      sv: 'Vi har tagit emot din begäran',
    },
    body: {
      en: `Hi {{ first_name }},

      We received your request about your personal data on {{ received_on }}. You’ll get an answer by {{ due_on }} at the latest, usually much sooner.

      [See the request]({{ link }})

      Wasn’t you? Reply to this email right away, and we’ll stop it.`,
      sv: `Hej {{ first_name }}!

      Vi tog emot din begäran om dina personuppgifter den {{ received_on }}. Du får svar senast den {{ due_on }}, oftast långt tidigare.

      [Se din begäran]({{ link }})

      Var det inte du? Svara på mejlet direkt, så stoppar vi den.`,
    },
    sample: { first_name: 'Alva', received_on: '2027-04-30', due_on: '2027-05-30', link },
  }),
  template({
    key: 'privacy_erasure_confirmed',
    sent_when: {
      en: 'When someone’s data has been erased',
      sv: 'När någons uppgifter har raderats',
    },
    subject: { en: 'Your data has been erased', sv: 'Dina uppgifter är raderade' },
    body: {
      en: `Hi,

      As you asked, we’ve erased your personal data: profile, applications, documents and messages. Nothing that remains can be tied to you: only statistics, and a note that an erasure took place.

      This is the last email you’ll get from us, and your address goes with it. You’re welcome back whenever you like.`,
      sv: `Hej!

      Som du bad om har vi raderat dina personuppgifter: profil, ansökningar, dokument och meddelanden. Kvar finns bara statistik och en notering om att en radering har gjorts. Inget av det kan kopplas till dig.

      Det här är det sista mejlet du får från oss, och din adress försvinner med det. Du är välkommen tillbaka när du vill.`,
    },
    sample: {},
  }),
];
