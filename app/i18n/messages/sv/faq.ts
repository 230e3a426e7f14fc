import type { FaqMessages } from '../en/faq.ts';

export const faq: FaqMessages = {
  title: 'Korta svar på rimliga frågor',
  lead: 'Saknas din fråga? Ställ den. En människa svarar inom en arbetsdag.',
  search: {
    label: 'Sök bland frågorna',
    placeholder: 'pris, cv, paus …',
    button: 'Sök',
    none: 'Ingen fråga innehåller de orden. Pröva ett annat, eller fråga oss.',
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
            'En fast avgift i månaden: {small} för en rekrytering åt gången, {medium} för två, {large} för fem, exklusive moms. En enstaka tjänst kan också göras som uppdrag till fast pris.',
        },
        {
          question: 'Hur fort går det?',
          answer:
            'Vi planerar för fjorton dagar från första samtalet till påskrivet avtal. De första kandidaterna kommer inom sju dagar. Det som brukar ta tid är kalendrar, så vi bokar intervjuerna redan i första samtalet.',
        },
        {
          question: 'Vilka slags tjänster tillsätter ni?',
          answer:
            'Tech, go-to-market och kreativa yrken: utvecklare, datafolk, produkt, sälj, marknad, kundansvar, design, innehåll. Ligger en tjänst utanför det vi kan säger vi det direkt.',
        },
        {
          question: 'Finns det någon bindningstid?',
          answer:
            'Nej. Ni kan säga upp vilken dag som helst, och abonnemanget upphör när den betalda månaden är slut. Ni kan också ta paus i upp till tre hela månader om året.',
        },
        {
          question: 'Vad händer om den nya kollegan slutar?',
          answer:
            'Med abonnemang startar ni helt enkelt en ny rekrytering. I ett uppdrag gör vi om den en gång utan kostnad om anställningen upphör inom sex månader, oavsett vem som avslutade den.',
        },
        {
          question: 'I vilka länder arbetar ni?',
          answer:
            'Sverige, Norge, Danmark och Finland, och med jobb som kan göras från var som helst i Norden.',
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
            'Nej. Namn, e‑post, ett cv och jobbets frågor. Sedan får du ett mejl med en privat länk till din ansökan.',
        },
        {
          question: 'Får jag verkligen svar?',
          answer:
            'Ja, det får alla, efter varje steg. Din privata sida visar hur långt ansökan har kommit och vad som händer härnäst, så du slipper undra däremellan.',
        },
        {
          question: 'Är det en maskin som sorterar ansökningarna?',
          answer:
            'Nej. En rekryterare läser varenda en. Inget rangordnar eller sållar bort dig automatiskt, och får du nej kan du be att få veta varför.',
        },
        {
          question: 'Frågar ni om min nuvarande lön?',
          answer:
            'Aldrig, och inte om personnummer heller. Jobbets lön står i annonsen så snart företaget låter oss visa den.',
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
            'Nej. Du fakturerar företaget det ni har kommit överens om, och hela arvodet är ditt. Vårt arbete betalas av företagets abonnemang.',
        },
        {
          question: 'Hur ofta hör ni av er?',
          answer:
            'Bara när ett uppdrag passar dina kunskaper, ditt arvode och din kalender. För de flesta är det en eller två gånger i månaden. Ta paus när du vill.',
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
            'Ansökningar {application} efter senaste aktivitet, profiler i kandidatbanken {candidateBank} och i frilansnätverket {freelanceNetwork} i taget. Innan dess frågar vi om du vill vara kvar; svarar du inte raderar vi.',
        },
        {
          question: 'Hur får jag mina uppgifter raderade?',
          answer:
            'Genom den privata länken i mejlet du fick när du sökte eller gick med: se allt vi har, ta en kopia, rätta eller radera. Har du tappat länken, eller aldrig fått någon? Skriv till oss från adressen du använde så gör vi det åt dig.',
        },
        {
          question: 'Använder ni kakor?',
          answer:
            'En, som minns vilket språk du valde. Besök räknas på vår egen server utan kakor, och inget lämnas vidare.',
        },
      ],
    },
  ],
};
