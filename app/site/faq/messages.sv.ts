import type { FaqMessages } from './messages.en.ts';

export const faq: FaqMessages = {
  title: 'Raka svar på det du undrar',
  picture: 'En alpacka i glasögon som slår upp svaret i en bok',
  lead: 'Hittar du inte din fråga? Ställ den till oss. En människa svarar inom en arbetsdag.',
  search: {
    label: 'Sök bland frågorna',
    placeholder: 'pris, cv, paus …',
    button: 'Sök',
    none: 'Inga träffar. Prova ett annat ord, eller fråga oss.',
    found: { one: '1 fråga', other: '{count} frågor' },
  },
  ask: 'Fråga oss',
  groups: [
    {
      id: 'companies',
      title: 'För företag',
      questions: [
        {
          question: 'Vad kostar det?',
          answer:
            'En fast avgift i månaden: {small} för en rekrytering åt gången, {medium} för två, {large} för fem, exklusive moms. En enstaka tjänst kan ni också lägga ut som uppdrag till fast pris.',
        },
        {
          question: 'Hur fort går det?',
          answer:
            'Vi planerar för fjorton dagar från första samtalet till påskrivet avtal. De första kandidaterna kommer inom sju dagar. Det som brukar ta tid är kalendrar, så vi bokar intervjuerna redan i första samtalet.',
        },
        {
          question: 'Vilka tjänster rekryterar ni till?',
          answer:
            'Tech, go-to-market och kreativa yrken: utvecklare, data, produkt, sälj, marknad, customer success, design och content. Ligger en tjänst utanför det vi kan säger vi det direkt.',
        },
        {
          question: 'Finns det någon bindningstid?',
          answer:
            'Nej. Ni kan säga upp vilken dag som helst, och abonnemanget upphör när den betalda månaden är slut. Ni kan också ta paus i upp till tre hela månader om året.',
        },
        {
          question: 'Vad händer om den nya kollegan slutar?',
          answer:
            'Med abonnemang startar ni helt enkelt en ny rekrytering. I ett uppdrag gör vi om rekryteringen en gång utan kostnad om anställningen upphör inom sex månader, oavsett vem som avslutade den.',
        },
        {
          question: 'I vilka länder arbetar ni?',
          answer:
            'Sverige, Norge, Danmark och Finland. Vi rekryterar även till jobb som kan göras var som helst i Norden.',
        },
      ],
    },
    {
      id: 'candidates',
      title: 'För kandidater',
      questions: [
        {
          question: 'Behöver jag ett konto för att söka?',
          answer:
            'Nej. Det räcker med namn, e‑post, ett cv och några frågor om jobbet. Sedan får du ett mejl med en privat länk till din ansökan.',
        },
        {
          question: 'Får jag verkligen svar?',
          answer:
            'Ja, det får alla, efter varje steg. Din privata sida visar hur långt ansökan har kommit och vad som händer härnäst, så du slipper undra däremellan.',
        },
        {
          question: 'Är det en maskin som sorterar ansökningarna?',
          answer:
            'Nej. En rekryterare läser varenda en. Ingen rangordnas eller sållas bort automatiskt, och får du ett nej kan du fråga varför.',
        },
        {
          question: 'Frågar ni om min nuvarande lön?',
          answer:
            'Aldrig, och inte om personnummer heller. Lönen står i annonsen när företaget går med på det.',
        },
        {
          question: 'Vad kostar det mig?',
          answer: 'Ingenting. Det är företagen som betalar oss.',
        },
      ],
    },
    {
      id: 'freelancers',
      title: 'För frilansare',
      questions: [
        {
          question: 'Tar ni en del av mitt arvode?',
          answer:
            'Nej. Du fakturerar företaget det ni har kommit överens om, och hela arvodet är ditt. Vi får betalt genom företagets abonnemang.',
        },
        {
          question: 'Hur ofta hör ni av er?',
          answer:
            'Bara när ett uppdrag passar din kompetens, ditt arvode och din kalender. För de flesta är det en eller två gånger i månaden. Ta paus när du vill på din privata sida.',
        },
        {
          question: 'Vem ser min profil?',
          answer:
            'Våra rekryterare. Ett företag får ditt namn först när du har sagt ja till just det uppdraget.',
        },
      ],
    },
    {
      id: 'data',
      title: 'Om personuppgifter',
      questions: [
        {
          question: 'Hur länge sparar ni mitt cv?',
          answer:
            'Ansökningar sparas i {application} efter senaste aktivitet, profiler i kandidatbanken i {candidateBank} och i frilansnätverket i {freelanceNetwork}. Innan dess frågar vi om du vill vara kvar. Svarar du inte raderar vi profilen.',
        },
        {
          question: 'Hur får jag mina uppgifter raderade?',
          answer:
            'Via den privata länken i mejlet du fick när du sökte eller gick med. Där kan du se allt vi har, ladda ner en kopia, rätta eller radera. Har du tappat bort länken, eller aldrig fått någon? Då mejlar vi en ny.',
          link: { to: '/me', label: 'Få en ny länk' },
        },
        {
          question: 'Använder ni cookies?',
          answer:
            'En, som minns vilket språk du valde. Besök räknas på vår egen server utan cookies, och inget lämnas vidare.',
        },
      ],
    },
  ],
};
