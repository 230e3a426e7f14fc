import type { HowItWorksMessages } from '../en/how-it-works.ts';

export const howItWorks: HowItWorksMessages = {
  title: 'Fyra steg. Fjorton dagar.',
  lead: 'De flesta rekryteringar drar ut på tiden för att ingen vet vems tur det är. Här är hela kalendern: vår, er och dagen då någon skriver på.',
  calendar: {
    title: 'En rekrytering, dag för dag',
    day: 'Dag {day}',
    days: 'Dag {from} till {to}',
    signed: 'Påskrivet',
    caption: 'En tjänst, från första samtalet till underskriften: {days} dagar.',
  },
  labels: { text: 'Vad som händer', you: 'Ni', get: 'Ni får', who: 'Vem som gör det' },
  steps: {
    consultation: {
      title: 'Behovsgenomgång',
      text: 'En timme med den som ska leda den nya kollegan. Vi frågar vad jobbet är om ett år, inte vilka sökord det har, och säger ärligt om lönen räcker.',
      you: ['En timme med rekryterande chef', 'Ja eller nej till annonsen, samma dag'],
      get: 'En skriven kravprofil, en annons på två språk och fem intervjufrågor med skala',
      who: 'Er rekryterare, densamma hela vägen',
    },
    sourcing: {
      title: 'Sökning',
      text: 'Vi publicerar annonsen, går igenom kandidatbanken och skriver till fyrtio till sextio personer som inte letar jobb. Ett meddelande i taget, om ert jobb och deras arbete.',
      you: ['Tio minuter: vem skulle ni helst vilja anställa?'],
      get: 'En rad siffror varje vecka: tillfrågade, svar, intresserade',
      who: 'Rekryterare och talangjägare',
    },
    screening: {
      title: 'Urval och intervjuer',
      text: 'Alla som passar får samma halvtimme med samma frågor. Ni läser anteckningar och cv via en privat länk och säger ja eller nej till ett möte, med ett skäl som vi för vidare.',
      you: [
        'Säg ja eller nej till ett möte inom tre arbetsdagar',
        'Håll två till fyra intervjuer, en timme vardera',
      ],
      get: 'Tre till fem personer som vi själva skulle anställa, med anteckningar ni kan granska',
      who: 'Er rekryterare; ni väljer',
    },
    selection: {
      title: 'Slutligt val',
      text: 'Ett arbetspass kring något verkligt, två referenser som kandidaten väljer och ett skriftligt erbjudande. Vi är med tills avtalet är påskrivet, och berättar för alla andra hur det gick.',
      you: ['Ett arbetspass på 90 minuter', 'Beslutet'],
      get: 'Ett påskrivet avtal, och ett svar till varenda sökande',
      who: 'Ni bestämmer, vi sköter papperen',
    },
  },
  hours: {
    title: 'Er del är ungefär nio timmar',
    lead: 'Så mycket av chefens tid tar en vanlig rekrytering. Vår är ungefär sextio.',
    yours: 'Era timmar',
    ours: 'Våra timmar',
  },
  promises: {
    title: 'Det här kan ni kräva av oss',
    items: [
      'De första kandidaterna inom sju dagar, annars berättar vi varför på den sjunde',
      'Alla som söker får svar, även när det blir ett nej',
      'Samma frågor till alla, poängsatta innan vi pratar ihop oss',
      'Ingen maskin rangordnar eller sållar bort någon; en människa beslutar och står för det',
    ],
  },
  next: {
    title: 'Dag 1 kan vara den här veckan',
    text: 'Se priset först. Sedan räcker tjugo minuter i telefon.',
    price: 'Se vad det kostar',
  },
};
