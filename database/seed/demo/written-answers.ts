import type { Bilingual } from '../content/rows.ts';

/** Written answers, by words in the English question. */
export const writtenAnswers: readonly { asks: string; answers: readonly Bilingual[] }[] = [
  {
    asks: 'something you built that people used',
    answers: [
      {
        en: 'A page where tenants book the laundry room. Six hundred flats use it. Today I would talk to the caretakers first: they were the ones who had to explain it.',
        sv: 'En sida där hyresgäster bokar tvättstugan. Sexhundra lägenheter använder den. I dag skulle jag börja med att prata med vaktmästarna, för det var de som fick förklara den.',
      },
      {
        en: 'The returns flow of a shoe shop. It halved the calls to support. I would have shipped it in three parts instead of one; the first part alone did most of the work.',
        sv: 'Returflödet i en skobutik. Samtalen till kundtjänst halverades. Jag skulle ha släppt det i tre delar i stället för en; redan den första gjorde det mesta av nyttan.',
      },
    ],
  },
  {
    asks: 'fault in production',
    answers: [
      {
        en: 'Payments failed for one customer in two hundred. Their names had an apostrophe. I fixed it, replayed a day of traffic against the fix, and watched the alarm stay silent for a week.',
        sv: 'Betalningen misslyckades för en kund på tvåhundra. De hade apostrof i namnet. Jag rättade felet, körde om ett dygns trafik mot rättningen och såg larmet vara tyst i en vecka.',
      },
      {
        en: 'A job that ran twice at the change to summer time. I wrote the failing test before the fix, and we kept a counter on the dashboard until the autumn.',
        sv: 'Ett jobb som kördes två gånger vid övergången till sommartid. Jag skrev det fallerande testet före rättningen, och vi hade en räknare på tavlan ända till hösten.',
      },
    ],
  },
  {
    asks: 'work tool do you think is well designed',
    answers: [
      {
        en: 'The ticket machine on the ferry in my home town. Three buttons, gloves on, in rain. Somebody has stood there and watched.',
        sv: 'Biljettmaskinen på färjan hemma. Tre knappar, med vantar på, i regn. Någon har stått där och tittat på.',
      },
      {
        en: 'A good kitchen knife: it tells you where to hold it, and it is honest about which end is dangerous.',
        sv: 'En bra kökskniv: den visar var man ska hålla och är ärlig med vilken ände som är farlig.',
      },
    ],
  },
  {
    asks: 'worst night on call',
    answers: [
      {
        en: 'A certificate expired at two in the morning and nobody knew who owned it. The day after, every certificate had an owner and an alarm at thirty days.',
        sv: 'Ett certifikat gick ut klockan två på natten och ingen visste vem som ägde det. Dagen efter hade varje certifikat en ägare och ett larm vid trettio dagar.',
      },
      {
        en: 'The disk of the log server filled up and took the rest with it. We moved the logs away from everything that matters, and I rewrote the runbook so that a tired person can follow it.',
        sv: 'Loggserverns disk blev full och drog med sig resten. Vi flyttade loggarna från allt som är viktigt, och jag skrev om instruktionen så att en trött människa kan följa den.',
      },
    ],
  },
  {
    asks: 'Which online store have you run',
    answers: [
      {
        en: 'A shop for garden tools, SEK 38 million a year.',
        sv: 'En butik för trädgårdsredskap, 38 miljoner kronor om året.',
      },
      {
        en: 'Children’s clothes in four countries, about SEK 70 million.',
        sv: 'Barnkläder i fyra länder, ungefär 70 miljoner kronor.',
      },
    ],
  },
  {
    asks: 'Look at our pricing page',
    answers: [
      {
        en: 'I would put the yearly saving beside each price, and count booked calls per hundred visitors over four weeks. If it does not move, I was wrong about what holds people back.',
        sv: 'Jag skulle visa årets besparing bredvid varje pris och räkna bokade samtal per hundra besökare under fyra veckor. Rör den sig inte hade jag fel om vad som håller folk tillbaka.',
      },
    ],
  },
  {
    asks: 'last thing you got stuck on',
    answers: [
      {
        en: 'A form that lost focus on every key press. I made the smallest page that still did it, and then it was obvious: I had defined a component inside another.',
        sv: 'Ett formulär som tappade fokus vid varje tangenttryck. Jag gjorde den minsta sida som fortfarande gjorde det, och då syntes det: jag hade definierat en komponent inuti en annan.',
      },
    ],
  },
  {
    asks: 'proudest of making fast',
    answers: [
      {
        en: 'A product list with 4,000 items: from 6 s to 0.8 s on an old phone.',
        sv: 'En produktlista med 4 000 varor: från 6 till 0,8 sekunder på en gammal telefon.',
      },
      {
        en: 'The start page of a local newspaper, mostly by taking things away.',
        sv: 'Startsidan för en lokaltidning, mest genom att ta bort saker.',
      },
    ],
  },
  {
    asks: 'Which number have you moved',
    answers: [
      {
        en: 'Share of trial users who came back in week two: from 22 to 41 percent in five months. Most of it was one mail that we rewrote eleven times.',
        sv: 'Andelen provanvändare som kom tillbaka andra veckan: från 22 till 41 procent på fem månader. Det mesta var ett mejl som vi skrev om elva gånger.',
      },
    ],
  },
  {
    asks: 'rewrite its first three sentences',
    answers: [
      {
        en: 'You will answer the phone when a bakery’s oven has stopped. Within the hour, somebody is on the way because of you. The rest of the day you make sure that it happens less often.',
        sv: 'Du svarar när ugnen har stannat på ett bageri. Inom en timme är någon på väg tack vare dig. Resten av dagen ser du till att det händer mer sällan.',
      },
    ],
  },
  {
    asks: 'last decide not to build',
    answers: [
      {
        en: 'A chat. Customers asked for it, but what they wanted was an answer the same day. I showed the support queue, and we hired a person instead.',
        sv: 'En chatt. Kunderna bad om den, men det de ville ha var svar samma dag. Jag visade kön i supporten, och vi anställde en människa i stället.',
      },
    ],
  },
  {
    asks: 'Which sale are you most pleased with',
    answers: [
      {
        en: 'A municipality that had said no twice. The third time I brought their own figures on one page. They said yes because the person who would use it was in the room.',
        sv: 'En kommun som hade sagt nej två gånger. Tredje gången hade jag med deras egna siffror på en sida. De sa ja för att den som skulle använda det satt med i rummet.',
      },
    ],
  },
  {
    asks: 'Which album cover',
    answers: [
      {
        en: 'Any that my mother can describe from memory.',
        sv: 'Alla som min mamma kan beskriva ur minnet.',
      },
      { en: 'The plain white one. You know which.', sv: 'Den helt vita. Du vet vilken.' },
    ],
  },
  {
    asks: 'first message you would send to a developer',
    answers: [
      {
        en: 'Hi! Your talk about deleting code made three of us nod. We are not writing because you want to leave, but because a team of five has the problem you described. Would you tell them how you would begin? Twenty minutes, and I bring the coffee. If the answer is no, thank you for the talk.',
        sv: 'Hej! Ditt föredrag om att ta bort kod fick tre av oss att nicka. Vi skriver inte för att du vill sluta utan för att ett team på fem har problemet du beskrev. Skulle du vilja berätta för dem hur du hade börjat? Tjugo minuter, och jag tar med kaffe. Blir det nej: tack för föredraget.',
      },
    ],
  },
  {
    asks: 'met health care or laboratories',
    answers: [
      {
        en: 'Two summers in a hospital’s goods reception, and three years of selling to dentists.',
        sv: 'Två somrar i ett sjukhus godsmottagning och tre år som säljare till tandläkare.',
      },
      {
        en: 'I have trained nurses in a booking system, ward by ward.',
        sv: 'Jag har utbildat sjuksköterskor i ett bokningssystem, avdelning för avdelning.',
      },
    ],
  },
];
