import type { HowItWorksMessages } from './messages.en.ts';

export const howItWorks: HowItWorksMessages = {
  title: 'Fyra steg. Fjorton dagar.',
  lead: 'De flesta rekryteringar drar ut på tiden för att ingen vet vems tur det är. Här är hela kalendern: vår, er och dagen då någon skriver på.',
  calendar: {
    title: 'En rekrytering, dag för dag',
    day: 'Dag {day}',
    days: 'Dag {from}–{to}',
    caption: 'En tjänst, från första samtalet till påskrivet avtal: {days} dagar.',
  },
  labels: { text: 'Vad som händer', you: 'Ni gör', get: 'Ni får', who: 'Vem gör jobbet' },
  steps: {
    consultation: {
      title: 'Behovsanalys',
      text: 'En timme med den som ska leda den nya kollegan. Vi frågar hur jobbet ser ut om ett år, inte vilka nyckelord som ska med, och säger ärligt om lönen räcker.',
      you: ['En timme med rekryterande chef', 'Ja eller nej till annonsen, samma dag'],
      get: 'En kravprofil, en annons på två språk och fem intervjufrågor med bedömningsskala',
      who: 'Er rekryterare, densamma hela vägen',
    },
    sourcing: {
      title: 'Kandidatsökning',
      text: 'Vi publicerar annonsen, går igenom kandidatbanken och kontaktar fyrtio till sextio personer som inte letar jobb. Ett personligt meddelande i taget, om ert jobb och det de gör i dag.',
      you: ['Tio minuter: vem skulle ni helst vilja anställa?'],
      get: 'Siffror varje vecka: kontaktade, svar, intresserade',
      who: 'Rekryterare och talent hunter',
    },
    screening: {
      title: 'Urval och intervjuer',
      text: 'Alla som passar får en halvtimme med samma frågor. Ni läser anteckningar och cv via en privat länk och tackar ja eller nej till ett möte, med en motivering som vi för vidare.',
      you: [
        'Ja eller nej till ett möte inom tre arbetsdagar',
        'Två till fyra intervjuer, en timme vardera',
      ],
      get: 'Tre till fem slutkandidater som vi själva skulle anställa, med anteckningar ni kan läsa',
      who: 'Er rekryterare, men ni väljer',
    },
    selection: {
      title: 'Beslut och avtal',
      text: 'Ett arbetsprov med en riktig uppgift, två referenser som kandidaten väljer och ett skriftligt erbjudande. Vi är med tills avtalet är påskrivet och berättar för alla andra hur det gick.',
      you: ['Ett arbetsprov på 90 minuter', 'Beslutet'],
      get: 'Ett påskrivet avtal och svar till alla som sökt',
      who: 'Ni bestämmer, vi sköter pappersarbetet',
    },
  },
  seen: {
    title: 'Ni ser vad som händer',
    lead: 'En rapport varje måndag och en privat länk samma dag som det finns någon att träffa. Ingen inloggning, inget tjat.',
  },
  report: {
    picture:
      'En veckorapport: 52 kontaktade, 21 har svarat, 9 är intresserade och 4 är intervjuade',
    sender: 'Er rekryterare',
    when: 'Måndag, vecka 2',
    title: 'Senior dataingenjör, vecka 1',
    counts: {
      contacted: 'Kontaktade',
      replied: 'Har svarat',
      interested: 'Intresserade',
      interviewed: 'Intervjuade',
    },
    next: 'Tre av de fyra är värda er timme. De finns i er länk i dag.',
    caption: 'Veckorapporten. Fyra siffror och vad som händer sedan.',
  },
  shortlist: {
    picture:
      'Tre slutkandidater, var och en med en kommentar och två knappar: intervju eller tacka nej',
    title: 'Senior dataingenjör',
    link: 'Privat länk, 3 personer',
    people: [
      {
        name: 'Disa Lundmark',
        headline: 'Dataingenjör, energi',
        note: 'Flyttade 40 flöden från ett datalager som ingen vågade röra.',
        answer: 'interview',
      },
      {
        name: 'Emre Aydin',
        headline: 'Analysutvecklare, handel',
        note: 'Skriver dokumentationen som andra bara lovar.',
        answer: 'interview',
      },
      {
        name: 'Runa Berg',
        headline: 'Backendutvecklare, bank',
        note: 'Stark, men vill leda ett team inom ett år.',
        answer: 'pass',
      },
    ],
    interview: 'Intervju',
    pass: 'Tacka nej',
    caption: 'Slutkandidaterna. Hela teamet kan läsa och svara.',
  },
  hours: {
    title: 'Ni lägger ungefär nio timmar',
    lead: 'Så mycket tid tar en vanlig rekrytering för den rekryterande chefen. Vi lägger ungefär sextio.',
    yours: 'Era timmar',
    ours: 'Våra timmar',
  },
  promises: {
    title: 'Det här kan ni kräva av oss',
    items: [
      'De första kandidaterna inom sju dagar, annars berättar vi varför på den sjunde',
      'Alla som söker får svar, även när det blir ett nej',
      'Samma frågor till alla, poängsatta innan vi pratar ihop oss',
      'Ingen maskin rangordnar eller sållar bort någon. En människa beslutar och står för det',
    ],
  },
  next: {
    title: 'Dag 1 kan bli redan den här veckan',
    text: 'Se priset först. Sedan räcker tjugo minuter i telefon.',
    price: 'Se vad det kostar',
  },
};
