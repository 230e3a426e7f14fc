import type { Bilingual } from '../content/rows.ts';

/** Rejection reasons of the back office, each with plausible merit notes. */
export const rejections: readonly { reason: string; notes: readonly Bilingual[] }[] = [
  {
    reason: 'experience',
    notes: [
      {
        en: 'The ad asks for three years of experience; the CV shows one. Others met the requirement in full.',
        sv: 'Annonsen kräver tre år i yrket, cv:t visar ett. Andra uppfyllde kravet helt.',
      },
      {
        en: 'Solid in a neighbouring area, but has not yet done the main task of this role.',
        sv: 'Stabil inom ett närliggande område men har ännu inte gjort rollens huvuduppgift.',
      },
    ],
  },
  {
    reason: 'skills',
    notes: [
      {
        en: 'Scored 2 of 5 on the two required skills in the structured interview; the shortlist scored 4 or more.',
        sv: 'Fick 2 av 5 på de två viktigaste kompetenserna i den strukturerade intervjun; slutkandidaterna fick minst 4.',
      },
      {
        en: 'Strong portfolio in print, little on screens, which is what the role is about.',
        sv: 'Stark portfolio inom tryck men tunn inom digitalt, och det är digitalt rollen handlar om.',
      },
    ],
  },
  {
    reason: 'filled',
    notes: [
      {
        en: 'Met every requirement. Another applicant had led the same kind of launch twice.',
        sv: 'Uppfyllde alla krav. En annan sökande hade lett samma slags lansering två gånger.',
      },
    ],
  },
  {
    reason: 'terms',
    notes: [
      {
        en: 'Wants to work fully remote; the client needs two days a week on site.',
        sv: 'Vill arbeta helt på distans; kunden behöver två dagar i veckan på plats.',
      },
    ],
  },
];

export const hireNotes: readonly Bilingual[] = [
  {
    en: 'Best on all four required skills in the structured interview, both references agree, and the work sample was strong.',
    sv: 'Bäst på alla fyra efterfrågade kompetenser i den strukturerade intervjun, två referenser bekräftar och arbetsprovet höll.',
  },
  {
    en: 'Has done exactly this at a company the same size, and gave the clearest account of how.',
    sv: 'Har gjort precis det här på ett lika stort bolag och förklarade bäst hur.',
  },
];

export const notes: readonly Bilingual[] = [
  {
    en: 'Good first call. Wants a smaller team and more say in what gets built.',
    sv: 'Bra första samtal. Vill ha ett mindre team och mer att säga till om i vad som byggs.',
  },
  {
    en: 'Notice period is two months. Could start earlier if the current employer agrees.',
    sv: 'Två månaders uppsägningstid. Kan börja tidigare om nuvarande arbetsgivare går med på det.',
  },
  {
    en: 'Asked smart questions about the product. Case sent, due Friday.',
    sv: 'Ställde kloka frågor om produkten. Har skickat caset, klart på fredag.',
  },
  {
    en: 'The hiring manager liked the profile and wants to meet before the end of the week.',
    sv: 'Rekryterande chef gillade profilen och vill träffas innan veckan är slut.',
  },
  {
    en: 'Reference called: reliable, quick to learn, brings calm to a team.',
    sv: 'Referens tagen: pålitlig, lär sig snabbt, skapar lugn i ett team.',
  },
];

/** `{name}` is the name of the mentioned colleague. */
export const mentions: readonly Bilingual[] = [
  {
    en: '@{name} can you take the second interview on Thursday? I’m at the client’s.',
    sv: '@{name} kan du ta andra intervjun på torsdag? Jag är hos kunden.',
  },
  {
    en: '@{name} this one might fit your search even better. What do you think?',
    sv: '@{name} den här personen kanske passar din rekrytering ännu bättre. Vad tror du?',
  },
];

export const ratingComments: readonly Bilingual[] = [
  {
    en: 'Answers with examples, and says what went wrong too.',
    sv: 'Svarar med exempel och berättar även vad som gick fel.',
  },
  { en: 'Knows the craft. A little thin on the why.', sv: 'Kan hantverket. Lite kort om varför.' },
  {
    en: 'Clear, warm, well prepared. Would happily work with them.',
    sv: 'Tydlig, varm, förberedd. Skulle gärna arbeta med den här personen.',
  },
];

/** `{job}` is the title of the job, `{client}` the company. */
export const coverLetters: readonly Bilingual[] = [
  {
    en: 'Hello! I saw your ad for {job} at {client} and recognised my own week in it. I’ve done most of what you list and would love to do it where it matters more. Happy to tell you about the parts that didn’t fit in my CV.',
    sv: 'Hej! Jag såg annonsen från {client}, {job}, och kände igen min egen vecka. Det mesta ni räknar upp har jag gjort, och jag vill gärna göra det där det betyder mer. Berättar gärna om det som inte fick plats i cv:t.',
  },
  {
    en: '{client} has been on my list for a while. What draws me to this job is how close it is to the people who use the result. My references would say that I finish things.',
    sv: '{client} har stått på min lista ett tag. Det som lockar med jobbet är närheten till dem som använder resultatet. Mina referenser skulle säga att jag gör klart saker.',
  },
  {
    en: 'A friend who uses {client} every day told me about this job. I’m good at what I do, and curious enough that it keeps me up too late. Both are yours if you want them.',
    sv: 'En vän som använder {client} varje dag tipsade om jobbet. Jag har ett yrke jag är bra på och en nyfikenhet som håller mig vaken för länge. Ni får gärna båda.',
  },
];

export const withdrawals: readonly Bilingual[] = [
  {
    en: 'I’ve accepted another offer. Thanks for a great process!',
    sv: 'Jag har tackat ja till ett annat erbjudande. Tack för en fin process!',
  },
  { en: 'We are moving to another city.', sv: 'Vi flyttar till en annan stad.' },
];
