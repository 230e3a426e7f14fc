import { documents } from '../../../document.ts';
import { techProcess } from '../../process.ts';
import { earliestStart } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { mioTallberg } from '../staff.ts';

export const kvistJuniorFrontendDeveloper: JobSeed = {
  slug: 'kvist-junior-frontend-developer',
  kind: 'client',
  is_fixed: false,
  client: 'Kvist',
  owner: mioTallberg,
  field: 'tech',
  location: 'Malmö',
  country: 'SE',
  remote: 'onsite',
  employment_type: 'full_time',
  seniority: 'junior',
  title: { en: 'Junior front-end developer', sv: 'Junior frontendutvecklare' },
  summary: {
    en: 'Your first or second job as a developer, with a mentor who has time for it: four hours a week, in the calendar.',
    sv: 'Ditt första eller andra jobb som utvecklare, med en mentor som har tid: fyra timmar i veckan, inlagda i kalendern.',
  },
  description: documents(
    `## The job

    Kvist lets architects draw wooden houses in the browser. You'll work on everything around the drawing itself: timber lists, prices, settings, the page that shows a house's carbon footprint. Small things first, then bigger ones.

    ## How you learn

    - **A mentor:** Amira, eight years in the industry, four hours a week for your first six months
    - **Reviews:** every change is read by someone, and you read other people's from week two
    - **A plan:** what you should be able to do after three, six and twelve months, with the salary that goes with it

    ## What you'll do

    - Build components in React and TypeScript from designs that are (mostly) clear
    - Write tests, and learn which ones are worth it
    - Take over the price list after three months. 180 firms rely on it being right

    ## What you get

    - Work on site in Malmö harbour, because you learn faster at the next desk
    - Twenty-eight days of holiday, pension, and 10,000 SEK a year for courses
    - A first salary review after six months, not twelve`,
    `## Jobbet

    Kvist ritar trähus i webbläsaren. Du arbetar med allt runt själva ritningen: virkeslistor, priser, inställningar och sidan där en arkitekt ser vad huset väger i koldioxid. Små saker först, sedan större.

    ## Så lär du dig

    - **En mentor:** Amira, åtta år i yrket, fyra timmar i veckan det första halvåret
    - **Granskning:** varje ändring läses av någon, och från andra veckan läser du andras
    - **En plan:** vad du ska kunna efter tre, sex och tolv månader, med den lön som hör till

    ## Det här ska du göra

    - Bygga delar i React och TypeScript efter ritningar som är tydliga, för det mesta
    - Skriva tester, och lära dig vilka som är värda det
    - Ta över prislistan efter tre månader. 180 kontor räknar med att den stämmer

    ## Det här får du

    - Arbete på plats i Malmö hamn, för det går fortare att lära vid skrivbordet bredvid
    - Tjugoåtta dagars semester, tjänstepension och 10 000 kronor om året till kurser
    - En första lönerevision efter sex månader, inte efter tolv`,
  ),
  requirements: documents(
    `- You have built something in JavaScript or TypeScript that works, at school, at work or at home
    - HTML and CSS without fear
    - You ask when you're stuck, and can explain what you've tried
    - Swedish or English

    A two-year degree, a ten-week course or self-taught: we look at what you've built.`,
    `- Du har byggt något i JavaScript eller TypeScript som fungerar, i skolan, på jobbet eller hemma
    - HTML och CSS utan rädsla
    - Du frågar när du har kört fast och kan berätta vad du har provat
    - Svenska eller engelska

    Tvåårig utbildning, en kurs på tio veckor eller självlärd: vi tittar på vad du har byggt.`,
  ),
  process: techProcess,
  state: 'open',
  opened_days_ago: 17,
  closes_in_days: 14,
  closed_days_ago: null,
  salary: { minimum: 34000, maximum: 38000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    {
      kind: 'url',
      prompt: {
        en: 'Link to something you have built',
        sv: 'Länk till något du har byggt',
      },
      help: {
        en: 'It doesn’t have to be finished, or pretty.',
        sv: 'Det behöver inte vara färdigt, och inte vackert heller.',
      },
      required: true,
    },
    {
      kind: 'long_text',
      prompt: {
        en: 'What’s the last thing you got stuck on, and how did you get past it?',
        sv: 'Vad körde du senast fast på, och hur kom du vidare?',
      },
      required: true,
    },
    earliestStart,
  ],
};
