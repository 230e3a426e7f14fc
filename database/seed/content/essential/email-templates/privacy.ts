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
    key: 'import_notice',
    sent_when: {
      en: 'When people have been imported from a file, if the colleague chose to tell them',
      sv: 'När personer har importerats från en fil, om medarbetaren valde att meddela dem',
    },
    subject: { en: 'We’ve stored your details', sv: 'Vi har sparat dina uppgifter' },
    body: {
      en: `Hi {{ first_name }},

      {{ site_name }} now stores your contact details and what you’ve shared with us about your career. We got them from: {{ source }}.

      {% if basis == 'consent' %}We keep them because you agreed to it, and you can change your mind at any time.{% elsif basis == 'request' %}We keep them because you asked us to consider you for a job.{% else %}We keep them because we have a legitimate interest in finding jobs that suit you. You can object to that at any time.{% endif %}

      On your own page you see everything we have. You can correct it, download it or have it erased there.

      [Open your page]({{ link }})`,
      sv: `Hej {{ first_name }}!

      {{ site_name }} har sparat dina kontaktuppgifter och det du har berättat för oss om din karriär. Vi fick uppgifterna från: {{ source }}.

      {% if basis == 'consent' %}Vi har dem för att du har samtyckt till det, och du kan ändra dig när du vill.{% elsif basis == 'request' %}Vi har dem för att du har bett om att få komma i fråga för ett jobb.{% else %}Vi har dem med stöd av vårt berättigade intresse av att hitta jobb som passar dig. Du kan invända mot det när som helst.{% endif %}

      På din egen sida ser du allt vi har. Där kan du rätta uppgifterna, ladda ner dem eller få dem raderade.

      [Öppna din sida]({{ link }})`,
    },
    sample: { first_name: 'Alva', source: 'Teamtailor', basis: 'legitimate_interest', link },
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
