import { documents } from '../../../document.ts';
import { creativeProcess } from '../../process.ts';
import { earliestStart, portfolioLink } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';

export const ilogDigitalDesigner: JobSeed = {
  slug: 'ilog-digital-designer',
  kind: 'client',
  is_fixed: true,
  client: 'ilog',
  owner: null,
  field: 'creative',
  location: 'Göteborg',
  country: 'SE',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'mid',
  benefits: ['pension', 'holiday'],
  title: { en: 'Digital designer', sv: 'Digital designer' },
  summary: {
    en: 'Give 340 haulage firms a tool they can read at five in the morning, with gloves on. You’ll be their first in-house designer.',
    sv: 'Ge 340 åkerier ett verktyg som går att läsa klockan fem på morgonen, med handskar på. Du blir husets första designer.',
  },
  description: documents(
    `## The job

    A transport planner moves forty deliveries around on a screen while two phones ring. A driver reads the result in a cab, in the dark, at a loading bay. ilog is good at the maths behind it and knows the interface has fallen behind. You're the one who'll fix that.

    You design the planner's board, the driver's app and the customer's tracking page, and the components all three share. You draw, you prototype, and you ride along: every quarter the whole team spends a day in a lorry.

    ## What's waiting for you

    - The planning board: 300 rows on a screen without anyone losing track of one
    - The driver's app: four taps from arrival to signature; today it takes eleven
    - A component library, so the three developers can stop asking which grey it is
    - The look of ilog itself, which was drawn by a founder in one night in 2016

    ## Who you work with

    Hedda leads the product. Three developers build what you design and like to be involved early. Customers are a phone call away and happy to complain.

    ## What you get

    - A calm pace: two releases a month and no evenings
    - Three days a week by the river in Gothenburg, two wherever you like
    - Twenty-eight days of holiday, pension, and the equipment you ask for`,
    `## Jobbet

    En transportledare flyttar fyrtio leveranser på en skärm medan två telefoner ringer. En förare läser resultatet i hytten, i mörkret, vid en lastkaj. ilog är bra på matematiken bakom och vet att ytan har halkat efter. Det är du som rättar till det.

    Du designar transportledarens planeringstavla, förarens app och kundens spårningssida, och du gör delarna som alla tre har gemensamt. Du ritar, du gör prototyper och du åker med: varje kvartal tillbringar hela teamet en dag i lastbil.

    ## Det här ligger på ditt bord

    - Planeringstavlan: 300 rader på en skärm utan att någon tappar bort en enda
    - Förarens app: fyra tryck från ankomst till underskrift, i dag tar det elva
    - Ett bibliotek av delar, så att de tre utvecklarna slipper fråga vilken grå det är
    - Hela ilogs uttryck, som en av grundarna ritade på en natt 2016

    ## De du jobbar med

    Hedda leder produkten. Tre utvecklare bygger det du ritar och vill gärna bli tillfrågade tidigt. Kunderna finns ett telefonsamtal bort och klagar så gärna.

    ## Det här får du

    - Lugn takt: två versioner i månaden och inga kvällar
    - Tre dagar i veckan vid älven i Göteborg, två var du vill
    - Tjugoåtta dagars semester, tjänstepension och den utrustning du ber om`,
  ),
  requirements: documents(
    `## You have

    - Three or more years of designing digital products, at least one of them a work tool
    - A portfolio that shows the thinking, not just the screens
    - Confident in Figma, with enough HTML and CSS to know what's easy to build and what isn't
    - Enough Swedish to listen to a planner who is in a hurry

    ## Nice to have

    - Experience with dense tables, maps or timetables
    - A driving licence of any kind`,
    `## Du har

    - Minst tre års erfarenhet av att designa digitala produkter, minst en av dem ett arbetsverktyg
    - En portfolio som visar tankarna, inte bara skärmarna
    - Säker hand i Figma och så mycket HTML och CSS att du vet vad som är billigt och vad som är dyrt
    - Så god svenska att du hänger med när en transportledare har bråttom

    ## Bra att ha, men inget krav

    - Erfarenhet av täta tabeller, kartor eller tidtabeller
    - Körkort, vilket som helst`,
  ),
  process: creativeProcess,
  state: 'open',
  opened_days_ago: 19,
  closes_in_days: null,
  closed_days_ago: null,
  salary: { minimum: 42000, maximum: 52000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    { ...portfolioLink, required: true },
    {
      kind: 'long_text',
      prompt: {
        en: 'Which work tool do you think is well designed, and why?',
        sv: 'Vilket arbetsverktyg tycker du är väldesignat, och varför?',
      },
      help: { en: 'It can be a hammer.', sv: 'Det får vara en hammare.' },
      required: true,
    },
    earliestStart,
  ],
};
