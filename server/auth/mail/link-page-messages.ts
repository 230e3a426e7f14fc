/** The effects that a link can have. The page of the link describes its effect. */
export type LinkPurpose =
  | 'signup'
  | 'invite'
  | 'magicLink'
  | 'recovery'
  | 'emailChange'
  | 'emailChangeCurrent';

interface PurposeMessages {
  title: string;
  /** `{email}` is the address of the account, `{newEmail}` the one it would get. */
  text: string;
  otherwise: string;
  submit: string;
}

export const linkPageMessages: Record<'en' | 'sv', Record<LinkPurpose, PurposeMessages>> = {
  en: {
    signup: {
      title: 'Did you create this account?',
      text: 'Confirm that you created an account at {siteName} with {email}.',
      otherwise:
        'If this wasn’t you, close this page. Someone else has used your address, and confirming would let them in with their own password.',
      submit: 'Yes, confirm my account',
    },
    invite: {
      title: 'You’re invited',
      text: 'A colleague has invited {email} to the {siteName} back office.',
      otherwise: 'If you don’t know what this is about, close this page. Nothing happens then.',
      submit: 'Accept invitation',
    },
    magicLink: {
      title: 'Sign in',
      text: 'Sign in to {siteName} as {email}.',
      otherwise: 'If you didn’t ask for this link, close this page. Nothing happens then.',
      submit: 'Sign in',
    },
    recovery: {
      title: 'Choose a new password',
      text: 'Choose a new password for {email} at {siteName}.',
      otherwise: 'If you didn’t ask for this, close this page. Nothing changes then.',
      submit: 'Continue',
    },
    emailChange: {
      title: 'Is this your account?',
      text: 'Confirm that your account {email} at {siteName} should use {newEmail} from now on.',
      otherwise:
        'If this isn’t your account, close this page. Confirming would give your address to someone else’s account.',
      submit: 'Yes, use this address',
    },
    emailChangeCurrent: {
      title: 'Are you changing your address?',
      text: 'Confirm that your account {email} at {siteName} should use {newEmail} from now on.',
      otherwise: 'If this wasn’t you, close this page. Then sign in and change your password.',
      submit: 'Yes, change the address',
    },
  },
  sv: {
    signup: {
      title: 'Har du skapat det här kontot?',
      text: 'Bekräfta att du har skapat ett konto hos {siteName} med {email}.',
      otherwise:
        'Var det inte du? Stäng då sidan. Någon annan har använt din adress och skulle komma in med sitt eget lösenord om du bekräftar.',
      submit: 'Ja, bekräfta mitt konto',
    },
    invite: {
      title: 'Du är inbjuden',
      text: 'En kollega har bjudit in {email} till administrationen för {siteName}.',
      otherwise: 'Vet du inte vad det gäller? Stäng då sidan, så händer ingenting.',
      submit: 'Tacka ja till inbjudan',
    },
    magicLink: {
      title: 'Logga in',
      text: 'Logga in hos {siteName} som {email}.',
      otherwise: 'Har du inte bett om länken? Stäng då sidan, så händer ingenting.',
      submit: 'Logga in',
    },
    recovery: {
      title: 'Välj ett nytt lösenord',
      text: 'Välj ett nytt lösenord för {email} hos {siteName}.',
      otherwise: 'Har du inte bett om det? Stäng då sidan, så ändras ingenting.',
      submit: 'Fortsätt',
    },
    emailChange: {
      title: 'Är det här ditt konto?',
      text: 'Bekräfta att ditt konto {email} hos {siteName} ska använda {newEmail} från och med nu.',
      otherwise:
        'Är det inte ditt konto? Stäng då sidan. Om du bekräftar får någon annans konto din adress.',
      submit: 'Ja, använd adressen',
    },
    emailChangeCurrent: {
      title: 'Håller du på att byta adress?',
      text: 'Bekräfta att ditt konto {email} hos {siteName} ska använda {newEmail} från och med nu.',
      otherwise: 'Var det inte du? Stäng då sidan. Logga sedan in och byt lösenord.',
      submit: 'Ja, byt adressen',
    },
  },
};
