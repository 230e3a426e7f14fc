import type { FaqEntrySeed } from '../website-rows.ts';

export const faqEntries: FaqEntrySeed[] = [
  {
    topic: 'companies',
    question: {
      en: 'What does it cost?',
      sv: 'Vad kostar det?',
    },
    answer: {
      en: 'A fixed monthly fee: {small} for one search at a time, {medium} for two, {large} for five, excluding VAT. You can also hire for a single role as a fixed-price project.',
      sv: 'En fast avgift i månaden: {small} för en rekrytering åt gången, {medium} för två, {large} för fem, exklusive moms. En enstaka tjänst kan ni också lägga ut som uppdrag till fast pris.',
    },
    state: 'published',
    position: 1,
  },
  {
    topic: 'companies',
    question: {
      en: 'How fast is it?',
      sv: 'Hur fort går det?',
    },
    answer: {
      en: 'We plan for fourteen days from first call to signed contract. You’ll meet the first candidates within seven days. What usually slows a search down is calendars, so we book the interviews in the first call.',
      sv: 'Vi planerar för fjorton dagar från första samtalet till påskrivet avtal. De första kandidaterna kommer inom sju dagar. Det som brukar ta tid är kalendrar, så vi bokar intervjuerna redan i första samtalet.',
    },
    state: 'published',
    position: 2,
  },
  {
    topic: 'companies',
    question: {
      en: 'What kind of roles do you fill?',
      sv: 'Vilka tjänster rekryterar ni till?',
    },
    answer: {
      en: 'Tech, go-to-market and creative: developers, data, product, sales, marketing, customer success, design, content. If a role is outside what we know, we’ll say so right away.',
      sv: 'Tech, go-to-market och kreativa yrken: utvecklare, data, produkt, sälj, marknad, customer success, design och content. Ligger en tjänst utanför det vi kan säger vi det direkt.',
    },
    state: 'published',
    position: 3,
  },
  {
    topic: 'companies',
    question: {
      en: 'Is there a minimum contract period?',
      sv: 'Finns det någon bindningstid?',
    },
    answer: {
      en: 'No. Cancel any day, and the subscription ends when the month you’ve paid for does. You can also pause for up to three whole months a year.',
      sv: 'Nej. Ni kan säga upp vilken dag som helst, och abonnemanget upphör när den betalda månaden är slut. Ni kan också ta paus i upp till tre hela månader om året.',
    },
    state: 'published',
    position: 4,
  },
  {
    topic: 'companies',
    question: {
      en: 'What if the new hire leaves?',
      sv: 'Vad händer om den nya kollegan slutar?',
    },
    answer: {
      en: 'On a subscription, you just start a new search. On a project, we redo the search for free if they leave within six months, whoever ended it.',
      sv: 'Med abonnemang startar ni helt enkelt en ny rekrytering. I ett uppdrag gör vi om rekryteringen en gång utan kostnad om anställningen upphör inom sex månader, oavsett vem som avslutade den.',
    },
    state: 'published',
    position: 5,
  },
  {
    topic: 'companies',
    question: {
      en: 'Which countries do you work in?',
      sv: 'I vilka länder arbetar ni?',
    },
    answer: {
      en: 'Sweden, Norway, Denmark and Finland. We also fill jobs that can be done from anywhere in the Nordics.',
      sv: 'Sverige, Norge, Danmark och Finland. Vi rekryterar även till jobb som kan göras var som helst i Norden.',
    },
    state: 'published',
    position: 6,
  },
  {
    topic: 'candidates',
    question: {
      en: 'Do I need an account to apply?',
      sv: 'Behöver jag ett konto för att söka?',
    },
    answer: {
      en: 'No. Just your name, your email address, a CV and a few questions about the job. You’ll then get an email with a private link to your application.',
      sv: 'Nej. Det räcker med namn, e-post, ett cv och några frågor om jobbet. Sedan får du ett mejl med en privat länk till din ansökan.',
    },
    state: 'published',
    position: 7,
  },
  {
    topic: 'candidates',
    question: {
      en: 'Will I really get an answer?',
      sv: 'Får jag verkligen svar?',
    },
    answer: {
      en: 'Yes, everyone does, at every stage. Your private page shows the status of your application and what happens next, so you never have to wonder.',
      sv: 'Ja, det får alla, efter varje steg. Din privata sida visar hur långt ansökan har kommit och vad som händer härnäst, så du slipper undra däremellan.',
    },
    state: 'published',
    position: 8,
  },
  {
    topic: 'candidates',
    question: {
      en: 'Does AI screen the applications?',
      sv: 'Är det en maskin som sorterar ansökningarna?',
    },
    answer: {
      en: 'No. A recruiter reads every single one. Nothing ranks or rejects you automatically, and if it’s a no, you can ask why.',
      sv: 'Nej. En rekryterare läser varenda en. Ingen rangordnas eller sållas bort automatiskt, och får du ett nej kan du fråga varför.',
    },
    state: 'published',
    position: 9,
  },
  {
    topic: 'candidates',
    question: {
      en: 'Do you ask about my current salary?',
      sv: 'Frågar ni om min nuvarande lön?',
    },
    answer: {
      en: 'Never, and we don’t ask for your personal identity number either. The salary is in the ad whenever the company lets us show it.',
      sv: 'Aldrig, och inte om personnummer heller. Lönen står i annonsen när företaget går med på det.',
    },
    state: 'published',
    position: 10,
  },
  {
    topic: 'candidates',
    question: {
      en: 'What does it cost me?',
      sv: 'Vad kostar det mig?',
    },
    answer: {
      en: 'Nothing. The companies pay us.',
      sv: 'Ingenting. Det är företagen som betalar oss.',
    },
    state: 'published',
    position: 11,
  },
  {
    topic: 'freelancers',
    question: {
      en: 'Do you take a cut of my day rate?',
      sv: 'Tar ni en del av mitt arvode?',
    },
    answer: {
      en: 'No. You invoice the company at the rate you’ve agreed, and all of it is yours. The company’s subscription pays for our work.',
      sv: 'Nej. Du fakturerar företaget det ni har kommit överens om, och hela arvodet är ditt. Vi får betalt genom företagets abonnemang.',
    },
    state: 'published',
    position: 12,
  },
  {
    topic: 'freelancers',
    question: {
      en: 'How often will you get in touch?',
      sv: 'Hur ofta hör ni av er?',
    },
    answer: {
      en: 'Only when an assignment fits your skills, your rate and your calendar. For most people that’s once or twice a month. Pause on your private page whenever you like.',
      sv: 'Bara när ett uppdrag passar din kompetens, ditt arvode och din kalender. För de flesta är det en eller två gånger i månaden. Ta paus när du vill på din privata sida.',
    },
    state: 'published',
    position: 13,
  },
  {
    topic: 'freelancers',
    question: {
      en: 'Who sees my profile?',
      sv: 'Vem ser min profil?',
    },
    answer: {
      en: 'Our recruiters. A company sees your name once you’ve said yes to that specific assignment, and not before.',
      sv: 'Våra rekryterare. Ett företag får ditt namn först när du har sagt ja till just det uppdraget.',
    },
    state: 'published',
    position: 14,
  },
  {
    topic: 'data',
    question: {
      en: 'How long do you keep my CV?',
      sv: 'Hur länge sparar ni mitt cv?',
    },
    answer: {
      en: 'Applications for {application} after the last activity, profiles in the candidate database for {candidateBank} and in the freelance network for {freelanceNetwork} at a time. Before that we ask if you want to stay. If you don’t answer, we erase it.',
      sv: 'Ansökningar sparas i {application} efter senaste aktivitet, profiler i kandidatbanken i {candidateBank} och i frilansnätverket i {freelanceNetwork}. Innan dess frågar vi om du vill vara kvar. Svarar du inte raderar vi profilen.',
    },
    state: 'published',
    position: 15,
  },
  {
    topic: 'data',
    question: {
      en: 'How do I get my data erased?',
      sv: 'Hur får jag mina uppgifter raderade?',
    },
    answer: {
      en: 'Use the private link in the email you got when you applied or joined: there you can see everything we have, download a copy, correct it or erase it. Lost the link, or never had one? We’ll email you a new one.',
      sv: 'Via den privata länken i mejlet du fick när du sökte eller gick med. Där kan du se allt vi har, ladda ner en kopia, rätta eller radera. Har du tappat bort länken, eller aldrig fått någon? Då mejlar vi en ny.',
    },
    link: '/me',
    link_label: {
      en: 'Get a new link',
      sv: 'Få en ny länk',
    },
    state: 'published',
    position: 16,
  },
  {
    topic: 'data',
    question: {
      en: 'Do you use cookies?',
      sv: 'Använder ni cookies?',
    },
    answer: {
      en: 'One, to remember the language you chose. We count visits on our own server without cookies, and pass nothing on to anyone.',
      sv: 'En, som minns vilket språk du valde. Besök räknas på vår egen server utan cookies, och inget lämnas vidare.',
    },
    state: 'published',
    position: 17,
  },
];
