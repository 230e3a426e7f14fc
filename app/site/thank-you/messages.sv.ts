import type { ThankYouMessages } from './messages.en.ts';

export const thankYou: ThankYouMessages = {
  knownNote:
    'Har du haft kontakt med oss förut? Då får du ett mejl där du bekräftar att det var du. Ett klick, sedan tar vi det därifrån.',
  lateMailText:
    'Det du skickade har kommit fram, så du behöver inte skicka det igen. Just nu får vi ovanligt många formulär, och vårt mejl kan dröja flera timmar eller helt utebli.',
  appliedAgainNote:
    'Har du redan sökt det här jobbet? Då ligger din första ansökan kvar. På din egen sida kan du följa den och ändra ditt personliga brev. Skickade du ett nytt cv lägger vi det bland dina filer.',
  anyReader: 'En rekryterare',
  applied: { title: 'Din ansökan', job: '{title} hos {company}', recruiter: 'Din rekryterare' },
  stepsTitle: 'Det här händer nu',
  stepsTitleWithoutForm: 'Om du har skickat något',
  contactPage: 'kontaktsidan',
  after: {
    apply: {
      title: 'Tack för att du söker.',
      text: 'Ett mejl med din privata länk är på väg. Där ser du när som helst hur det går.',
      steps: [
        '{reader} läser din ansökan inom fem arbetsdagar. En människa, inte ett program.',
        'Du får ett mejl efter varje steg, även om det blir ett nej.',
        'Har du ångrat dig? Ändra, dra tillbaka eller radera ansökan via länken i mejlet.',
      ],
      link: { to: '/available-jobs', text: 'Se fler jobb' },
    },
    'join-candidate-bank': {
      title: 'Du är med i kandidatbanken.',
      text: 'Vi har skickat ett mejl med din privata länk, där du kan ändra din profil eller lämna banken. Öppna den en gång: vi mejlar om nya jobb när vi vet att adressen är din.',
      steps: [
        'En rekryterare går igenom din profil inom en vecka.',
        'När ett jobb passar skriver vi till dig först. Inget går till ett företag innan du har sagt ja.',
        'Om {candidateBank} frågar vi om du vill vara kvar. Svarar du inte raderar vi allt.',
      ],
      link: { to: '/available-jobs', text: 'Se lediga jobb' },
    },
    'join-freelance-network': {
      title: 'Tack, vi tittar på din profil.',
      text: 'Vi har skickat ett mejl med din privata länk. Där kan du fylla på din profil och din kalender så länge.',
      steps: [
        'En av våra rekryterare tittar på din profil inom tre arbetsdagar. Du får besked oavsett svar.',
        'Kommer du med får du de uppdrag som passar din kompetens, ditt arvode och din kalender.',
        'Säg ja eller nej till vart och ett. Du behöver inte ange något skäl.',
      ],
      link: { to: '/blog', text: 'Läs bloggen så länge' },
    },
    'join-waiting-list': {
      title: 'Vi hör av oss.',
      text: 'Inom en arbetsdag: per telefon om du lämnade ett nummer, annars via mejl. En bekräftelse ligger i din inkorg.',
      steps: [
        'En rekryterare läser det du skrev innan hen hör av sig.',
        'Ett samtal på tjugo minuter: era tjänster, vårt arbetssätt, priset.',
        'Ni får ett skriftligt förslag samma dag, eller ett ärligt ”vi är inte rätt för det här”.',
      ],
      link: { to: '/how-it-works', text: 'Se hur det funkar' },
    },
    contact: {
      title: 'Tack för ditt meddelande.',
      text: 'En bekräftelse ligger i din inkorg. Du får svar inom en arbetsdag.',
      steps: [
        'En människa läser ditt meddelande i dag eller nästa arbetsdag.',
        'Den som kan frågan svarar dig personligen.',
        'Bråttom? Ring oss, numret står på {contactPage}.',
      ],
      link: { to: '/', text: 'Till startsidan' },
    },
    'send-calculation': {
      title: 'Kalkylen är skickad.',
      text: 'Du får alla siffror, antagandena bakom dem och en länk till samma kalkyl.',
      steps: [
        'Skicka mejlet vidare till den som äger budgeten. Länken fungerar för alla.',
        'En rekryterare kan höra av sig, en gång. Svarar du inte lämnar vi dig i fred.',
        'Undrar du över en siffra? Svara bara på mejlet.',
      ],
      link: { to: '/pricing', text: 'Se abonnemangen' },
    },
    'join-newsletter': {
      title: 'Nästan klart: kolla inkorgen.',
      text: 'Vi har mejlat dig en länk. Bekräfta där, så är du med på listan.',
      steps: [
        'Kommer det inget? Titta i skräpposten, eller anmäl dig igen.',
        'Sedan får du varje ny artikel morgonen efter att den har publicerats.',
        'Varje mejl har en länk för att avsluta. Inga frågor.',
      ],
      link: { to: '/blog', text: 'Tillbaka till bloggen' },
    },
    any: {
      title: 'Tack för titten.',
      text: 'Hit kommer du när du har skickat ett formulär. Nu kom du hit direkt, så det finns inget att bekräfta.',
      steps: [
        'En bekräftelse ligger i din inkorg. Där står vad som händer nu.',
        'Ligger den inte där? Titta i skräpposten också.',
        'Fortfarande inget? Säg till: telefon och e-\u2060post står på {contactPage}.',
      ],
      link: { to: '/', text: 'Till startsidan' },
    },
  },
};
