import { template } from '../../email-template.ts';

const link = 'https://alpaca.example/me/sample';
const changes = {
  en: 'day rate, currency, and summary',
  sv: 'dagsarvode, valuta och sammanfattning',
};
const keep_until = '2027-05-31';

/** Mails to people who send the form of the candidate bank or the freelance network again. */
export const joinedAgainTemplates = [
  template({
    key: 'candidate_updated',
    sent_when: {
      en: 'When someone in the candidate database joins again',
      sv: 'När någon som redan är med i kandidatbanken går med igen',
    },
    subject: {
      en: 'Your profile in the candidate database has been updated',
      sv: 'Din profil i kandidatbanken är uppdaterad',
    },
    body: {
      en: `Hi {{ first_name }},

      You were already in the candidate database, so we’ve added what you sent to your profile.

      Updated: {{ changes }}.

      Your profile is active. We keep it until {{ keep_until }}, and will ask if you want to stay before then.

      [Check your profile]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Du var redan med i kandidatbanken, så vi har fört in det du skickade i din profil.

      Uppdaterat: {{ changes }}.

      Din profil är aktiv. Vi sparar den till {{ keep_until }} och frågar innan dess om du vill vara kvar.

      [Se över din profil]({{ link }})`,
    },
    sample: {
      first_name: 'Alva',
      link,
      changes: { en: 'skills and preferred locations', sv: 'kompetens och önskade orter' },
      keep_until,
    },
  }),
  template({
    key: 'freelancer_updated',
    sent_when: {
      en: 'When an approved freelancer joins again',
      sv: 'När en godkänd frilansare anmäler sig igen',
    },
    subject: {
      en: 'Your freelance profile has been updated',
      sv: 'Din frilansprofil är uppdaterad',
    },
    body: {
      en: `Hi {{ first_name }},

      You’re already approved for the freelance network, so we’ve added what you sent to your profile. There’s nothing more to wait for.

      Updated: {{ changes }}.

      We keep your profile until {{ keep_until }}, and will ask if you want to stay before then.

      [Check your profile]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Du är redan godkänd i frilansnätverket, så vi har fört in det du skickade i din profil. Du behöver inte vänta på något besked.

      Uppdaterat: {{ changes }}.

      Vi sparar din profil till {{ keep_until }} och frågar innan dess om du vill vara kvar.

      [Se över din profil]({{ link }})`,
    },
    sample: { first_name: 'Nils', link, changes, keep_until },
  }),
  template({
    key: 'freelancer_updated_waiting',
    sent_when: {
      en: 'When a freelancer who awaits approval applies again',
      sv: 'När en frilansare som väntar på godkännande anmäler sig igen',
    },
    subject: {
      en: 'We’ve updated your application to the freelance network',
      sv: 'Vi har uppdaterat din anmälan till frilansnätverket',
    },
    body: {
      en: `Hi {{ first_name }},

      We already had your application to the freelance network and have added what you just sent.

      Updated: {{ changes }}.

      We’re still looking at your profile, and you’ll hear from us either way.

      [Open your profile]({{ link }})`,
      sv: `Hej {{ first_name }}!

      Vi hade redan din anmälan till frilansnätverket och har fört in det du nyss skickade.

      Uppdaterat: {{ changes }}.

      Vi tittar fortfarande på din profil, och du får besked oavsett svar.

      [Öppna din profil]({{ link }})`,
    },
    sample: { first_name: 'Nils', link, changes },
  }),
];
