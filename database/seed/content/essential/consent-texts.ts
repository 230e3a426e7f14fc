import type { ConsentTextSeed } from '../rows.ts';

/**
 * The wording of each consent. A changed text is a new version, never an edit. The retention period
 * is a setting, so the texts link to the policy, which shows it.
 */
export const consentTexts: ConsentTextSeed[] = [
  {
    purpose: 'application',
    version: 1,
    body: {
      en: 'I agree that my application, my CV and my answers are stored and shown to the recruiters and to the company that is hiring, so that they can consider me for this job. The data is kept after the last activity for as long as the privacy policy says, and then erased. I can see, correct, withdraw or delete everything earlier, through the link in the confirmation mail.',
      sv: 'Jag samtycker till att min ansökan, mitt cv och mina svar sparas och visas för rekryterarna och för företaget som anställer, så att de kan bedöma mig för jobbet. Uppgifterna sparas efter senaste aktivitet så länge som integritetspolicyn anger och raderas sedan. Jag kan när som helst se, rätta, dra tillbaka eller radera allt genom länken i bekräftelsemejlet.',
    },
  },
  {
    purpose: 'candidate_bank',
    version: 1,
    body: {
      en: 'I agree that my profile and my CV are stored in the candidate database, and that I am contacted about jobs that may suit me. Nothing is sent to a company without asking me first. The data is kept for as long as the privacy policy says; before that time is up I am asked whether I want to stay, and without an answer it is erased. I can change my profile or leave at any time through my personal link.',
      sv: 'Jag samtycker till att min profil och mitt cv sparas i kandidatbanken och att jag kontaktas om jobb som kan passa mig. Inget skickas till ett företag utan att jag först har tillfrågats. Uppgifterna sparas så länge som integritetspolicyn anger; innan tiden är ute får jag frågan om jag vill vara kvar, och svarar jag inte raderas de. Jag kan när som helst ändra min profil eller lämna banken genom min personliga länk.',
    },
  },
  {
    purpose: 'freelance_network',
    version: 1,
    body: {
      en: 'I agree that my profile, day rate, availability and samples of work are stored in the freelance network, and that I am contacted about assignments. My name is given to a company only when I have said yes to the assignment in question. The data is kept for as long at a time as the privacy policy says, and I can pause, change or leave at any time through my personal link.',
      sv: 'Jag samtycker till att min profil, mitt dagsarvode, min tillgänglighet och mina arbetsprover sparas i frilansnätverket och att jag kontaktas om uppdrag. Mitt namn lämnas till ett företag först när jag har sagt ja till uppdraget i fråga. Uppgifterna sparas så länge i taget som integritetspolicyn anger, och jag kan när som helst ta paus, ändra eller lämna nätverket genom min personliga länk.',
    },
  },
  {
    purpose: 'waiting_list',
    version: 1,
    body: {
      en: 'I agree that my contact details and what I have written about our hiring are stored, so that someone can call me. The data is kept after the last contact for as long as the privacy policy says, is not given to anyone else, and is deleted earlier if I ask.',
      sv: 'Jag samtycker till att mina kontaktuppgifter och det jag har skrivit om vår rekrytering sparas, så att någon kan ringa mig. Uppgifterna sparas efter den senaste kontakten så länge som integritetspolicyn anger, lämnas inte till någon annan och raderas tidigare om jag ber om det.',
    },
  },
  {
    purpose: 'contact',
    version: 1,
    body: {
      en: 'I agree that my name, my e-mail address and my message are stored, so that someone can answer. The data is kept after the last contact for as long as the privacy policy says and is deleted earlier if I ask.',
      sv: 'Jag samtycker till att mitt namn, min e‑postadress och mitt meddelande sparas, så att någon kan svara. Uppgifterna sparas efter den senaste kontakten så länge som integritetspolicyn anger och raderas tidigare om jag ber om det.',
    },
  },
  {
    purpose: 'calculation',
    version: 1,
    body: {
      en: 'I agree that my e-mail address and my calculation are stored, so that the result can be sent to me and a recruiter can follow up once. The data is kept for as long as the privacy policy says and is deleted earlier if I ask.',
      sv: 'Jag samtycker till att min e‑postadress och min kalkyl sparas, så att resultatet kan skickas till mig och en rekryterare kan höra av sig en gång. Uppgifterna sparas så länge som integritetspolicyn anger och raderas tidigare om jag ber om det.',
    },
  },
  {
    purpose: 'newsletter',
    version: 1,
    body: {
      en: 'I agree that my e-mail address is stored and used to send me new articles. It is given to nobody else. Every mail has a link that ends it, and then the address is erased unless I have another reason to be on file.',
      sv: 'Jag samtycker till att min e‑postadress sparas och används för att skicka nya artiklar till mig. Den lämnas inte till någon annan. Varje mejl har en länk som avslutar utskicken, och då raderas adressen om jag inte finns hos er av något annat skäl.',
    },
  },
];
