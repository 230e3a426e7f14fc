import { documents } from '../../../document.ts';
import { techProcess } from '../../process.ts';
import { earliestStart, rightToWorkInTheNordics } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { mioTallberg } from '../staff.ts';

export const nordlysDataEngineer: JobSeed = {
  slug: 'nordlys-data-engineer',
  kind: 'client',
  is_fixed: false,
  client: 'Nordlys',
  owner: mioTallberg,
  field: 'tech',
  location: 'Oslo',
  country: 'NO',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'senior',
  title: { en: 'Senior data engineer', sv: 'Senior data engineer' },
  summary: {
    en: 'Twelve million meter readings a day, a price that changes every hour, and a forecast that must be ready at noon. In Oslo.',
    sv: 'Tolv miljoner mätvärden om dagen, ett pris som ändras varje timme och en prognos som måste vara klar klockan tolv. I Oslo.',
  },
  description: documents(
    `## The job

    The power exchange closes at noon. Before that, Nordlys has to know what 1,900 buildings will need tomorrow, and why. You own the path from the meter in the basement to the number in the forecast: collection, cleaning, storage, and the proof that nothing got lost on the way.

    ## What you'll do

    - Rebuild the nightly batch as a stream, so a meter that goes silent is spotted within minutes
    - Make every forecast reproducible: same data in, same number out, a year later
    - Keep costs down: storage has quadrupled in two years, the budget hasn't
    - Work with four data scientists who would rather not write pipelines, and with property people who want an answer, not a chart

    ## The team

    Five people in Oslo and three in Helsinki. English is the working language; Norwegian and Swedish are spoken at lunch. Python, dbt, PostgreSQL with TimescaleDB, some Rust where it needs to be fast.

    ## What you get

    - Five weeks of holiday, a 7% pension, and Fridays that end at two in ski season
    - Help with everything if you move to Norway: flat, tax number, skis`,
    `## Jobbet

    Elbörsen stänger klockan tolv. Innan dess måste Nordlys veta vad 1 900 fastigheter behöver i morgon, och varför. Du äger vägen från mätaren i källaren till siffran i prognosen: insamling, tvätt, lagring och beviset för att inget har kommit bort på vägen.

    ## Det här ska du göra

    - Bygga om nattkörningen till en ström, så att en mätare som tystnar upptäcks inom några minuter
    - Göra varje prognos reproducerbar: samma data in, samma siffra ut, ett år senare
    - Hålla nere räkningen: lagringen har fyrdubblats på två år, det har inte budgeten
    - Arbeta med fyra dataanalytiker som helst slipper bygga flöden, och med fastighetsfolk som vill ha ett svar och inte ett diagram

    ## Teamet

    Fem personer i Oslo och tre i Helsingfors. Engelska är arbetsspråk, på lunchen talas norska och svenska. Python, dbt, PostgreSQL med TimescaleDB och lite Rust där det går hett till.

    ## Det här får du

    - Fem veckors semester, sju procent i pension och ledigt från klockan två på fredagar under skidsäsongen
    - Hjälp med allt om du flyttar till Norge: bostad, skattenummer, skidor`,
  ),
  requirements: documents(
    `- Five or more years of data in production, some of them with time series
    - Strong Python and SQL; you can read a query plan and know what to do about it
    - Experience with at least one stream that ran for more than a year
    - English, spoken and written; a Nordic language is a plus`,
    `- Minst fem år med data i drift, några av dem med tidsserier
    - Stark i Python och SQL; du kan läsa en frågeplan och vet vad du ska göra åt den
    - Erfarenhet av minst ett strömmande flöde som har gått i mer än ett år
    - Engelska i tal och skrift; ett nordiskt språk är en fördel`,
  ),
  process: techProcess,
  state: 'open',
  opened_days_ago: 5,
  closes_in_days: 40,
  closed_days_ago: null,
  salary: { minimum: 850000, maximum: 1000000, currency: 'NOK', period: 'year', is_shown: true },
  questions: [
    {
      kind: 'multiple_choice',
      prompt: {
        en: 'Which of these have you run in production?',
        sv: 'Vilka av de här har du haft i drift?',
      },
      options: [
        { value: 'timescaledb', label: { en: 'TimescaleDB', sv: 'TimescaleDB' } },
        { value: 'kafka', label: { en: 'Kafka or Redpanda', sv: 'Kafka eller Redpanda' } },
        { value: 'dbt', label: { en: 'dbt', sv: 'dbt' } },
        { value: 'rust', label: { en: 'Rust', sv: 'Rust' } },
        { value: 'none', label: { en: 'None of them', sv: 'Ingen av dem' } },
      ],
      required: true,
    },
    rightToWorkInTheNordics,
    earliestStart,
  ],
};
