import { documents } from '../../../document.ts';
import { commercialProcess } from '../../process.ts';
import { earliestStart, rightToWorkInTheNordics } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { eliasGranat } from '../staff.ts';

export const havreAccountExecutive: JobSeed = {
  slug: 'havre-account-executive',
  kind: 'client',
  is_fixed: false,
  client: 'Havre',
  owner: eliasGranat,
  field: 'go_to_market',
  location: 'Köpenhamn',
  country: 'DK',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'mid',
  title: { en: 'Account executive', sv: 'Företagssäljare' },
  summary: {
    en: 'Sell breakfast to offices in Copenhagen. The product tastes good, the customers stay for three years, and your day ends at four.',
    sv: 'Sälj frukost till kontor i Köpenhamn. Produkten är god, kunderna stannar i tre år och din dag slutar klockan fyra.',
  },
  description: documents(
    `## The job

    Havre delivers breakfast to 700 workplaces. Most of them came because someone was at a meeting at another customer's office and asked who made the porridge. Now the company wants to double in Copenhagen, and word of mouth alone takes too long.

    You meet office managers, set up trial weeks, and turn a bowl of oats into a two-year agreement. An average customer is worth 90,000 Danish kroner a year.

    ## What you'll do

    - Run the whole sale yourself, from first call to signature, usually within four weeks
    - Set up eight to ten trial weeks a month; right now six out of ten become customers
    - Look after the thirty largest customers and be the first to hear when the coffee machine breaks
    - Bring back from the field what should be on the menu

    ## The team

    Four salespeople and a sales manager, Mikkel, who still cycles a delivery round every Friday. Danish with customers, English in the team, Swedish understood.

    ## What you get

    - Base salary plus uncapped commission; the team earns between 6,000 and 14,000 kroner a month on top
    - Working hours from seven to four, because customers buy breakfast in the morning
    - Six weeks of holiday, a 10% pension, a cargo bike`,
    `## Jobbet

    Havre levererar frukost till 700 arbetsplatser. De flesta kom till för att någon hade varit på möte hos en annan kund och frågat vem som gjorde gröten. Nu vill bolaget fördubblas i Köpenhamn, och enbart rekommendationer tar för lång tid.

    Du träffar kontorschefer, ordnar provveckor och gör en skål havre till ett tvåårsavtal. En genomsnittlig kund är värd 90 000 danska kronor om året.

    ## Det här ska du göra

    - Sköta hela affären själv, från första samtal till underskrift, oftast inom fyra veckor
    - Ordna åtta till tio provveckor i månaden; just nu blir sex av tio kunder
    - Ta hand om de trettio största kunderna och vara den som först får veta när kaffemaskinen är trasig
    - Ta med dig hem vad som borde stå på menyn

    ## Teamet

    Fyra säljare och en försäljningschef, Mikkel, som själv cyklar en runda varje fredag. Danska hos kunderna, engelska i teamet, och svenska förstår alla.

    ## Det här får du

    - Fast lön och provision utan tak; kollegorna tjänar mellan 6 000 och 14 000 kronor extra i månaden
    - Arbetstid från sju till fyra, för kunderna köper frukost på morgonen
    - Sex veckors semester, tio procent i pension och en lastcykel`,
  ),
  requirements: documents(
    `- Two or more years of B2B sales with your own target
    - Spoken Danish; Swedish or Norwegian that Danes understand also works
    - You write down what was agreed, the same day
    - You're awake at seven`,
    `- Minst två års försäljning till företag, med eget mål
    - Danska i tal; svenska eller norska som danskar förstår går också bra
    - Du skriver ner det som avtalats samma dag
    - Du är vaken klockan sju`,
  ),
  process: commercialProcess,
  state: 'open',
  opened_days_ago: 14,
  closes_in_days: 30,
  closed_days_ago: null,
  salary: { minimum: 40000, maximum: 46000, currency: 'DKK', period: 'month', is_shown: true },
  questions: [
    {
      kind: 'long_text',
      prompt: {
        en: 'Which sale are you most pleased with, and why did the customer say yes?',
        sv: 'Vilken affär är du mest nöjd med, och varför sa kunden ja?',
      },
      required: true,
    },
    {
      kind: 'single_choice',
      prompt: { en: 'How well do you speak Danish?', sv: 'Hur bra talar du danska?' },
      options: [
        { value: 'native', label: { en: 'It is my first language', sv: 'Det är mitt modersmål' } },
        { value: 'good', label: { en: 'Well', sv: 'Bra' } },
        {
          value: 'understood',
          label: {
            en: 'I speak Swedish or Norwegian and am understood',
            sv: 'Jag talar svenska eller norska och blir förstådd',
          },
        },
        { value: 'none', label: { en: 'Not yet', sv: 'Inte än' } },
      ],
      required: true,
    },
    rightToWorkInTheNordics,
    earliestStart,
  ],
};
