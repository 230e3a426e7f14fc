import { documents } from '../../../document.ts';
import { creativeProcess } from '../../process.ts';
import { earliestStart, portfolioLink, rightToWorkInTheNordics } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { frejaHolm } from '../staff.ts';

export const nordlysProductDesigner: JobSeed = {
  slug: 'nordlys-product-designer',
  kind: 'client',
  is_fixed: false,
  client: 'Nordlys',
  owner: frejaHolm,
  field: 'creative',
  location: 'Helsingfors',
  country: 'FI',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'mid',
  title: { en: 'Product designer', sv: 'Produktdesigner' },
  summary: {
    en: 'Explain tomorrow’s electricity to a caretaker in ten seconds. Design the screens that 1,900 buildings are run from.',
    sv: 'Förklara morgondagens el för en fastighetsskötare på tio sekunder. Designa skärmarna som 1 900 fastigheter styrs från.',
  },
  description: documents(
    `## The job

    The forecast is right 96 times out of 100. That doesn't help if the caretaker doesn't believe it. You design how Nordlys shows what will happen, why, and what a person can do about it, on a screen in a boiler room and on a phone in the rain.

    ## What you'll do

    - Follow caretakers and property managers at work, two days a month
    - Design charts that can be read from three metres and without colour vision
    - Build prototypes with real data, together with the developers in Oslo
    - Cut the alarms from 140 a week to the ones that matter

    ## The team

    Three people in Helsinki, a short walk from the railway station, and the rest in Oslo. You go there every other month. English is the working language; Finnish and Swedish are spoken in the boiler rooms.

    ## What you get

    - Hybrid work, two days a week at the office
    - Lunch benefit, full occupational health care, a company bike
    - A week of learning of your choice every year`,
    `## Jobbet

    Prognosen stämmer i 96 fall av 100. Det hjälper föga om fastighetsskötaren inte tror på den. Du designar hur Nordlys visar vad som kommer att hända, varför, och vad en människa kan göra åt det, på en skärm i ett pannrum och på en telefon i regnet.

    ## Det här ska du göra

    - Följa fastighetsskötare och förvaltare i arbetet två dagar i månaden
    - Designa diagram som går att läsa på tre meters håll och utan färgseende
    - Bygga prototyper med riktiga data, tillsammans med utvecklarna i Oslo
    - Få ner larmen från 140 i veckan till dem som betyder något

    ## Teamet

    Tre personer i Helsingfors, en kort promenad från järnvägsstationen, och resten i Oslo. Dit åker du varannan månad. Arbetsspråket är engelska; i pannrummen talas finska och svenska.

    ## Det här får du

    - Hybridarbete, två dagar i veckan på kontoret
    - Lunchförmån, företagshälsovård där allt ingår, och cykel
    - En studievecka om året, med ämne efter eget val`,
  ),
  requirements: documents(
    `- Three or more years as a designer of digital products
    - You have designed with data: charts, forecasts, maps or monitoring
    - A portfolio that shows how you found out what people needed
    - English, and Finnish or Swedish`,
    `- Minst tre år som designer av digitala produkter
    - Du har arbetat med data: diagram, prognoser, kartor eller övervakning
    - En portfolio som visar hur du tog reda på vad folk behövde
    - Engelska, och finska eller svenska`,
  ),
  process: creativeProcess,
  state: 'open',
  opened_days_ago: 3,
  closes_in_days: 45,
  closed_days_ago: null,
  salary: { minimum: 4200, maximum: 5000, currency: 'EUR', period: 'month', is_shown: true },
  questions: [{ ...portfolioLink, required: true }, rightToWorkInTheNordics, earliestStart],
};
