import { documents } from '../../../document.ts';
import { creativeProcess } from '../../process.ts';
import { portfolioLink, rightToWorkInTheNordics } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { frejaHolm } from '../staff.ts';

export const havreContentProducer: JobSeed = {
  slug: 'havre-content-producer',
  kind: 'client',
  is_fixed: false,
  client: 'Havre',
  owner: frejaHolm,
  field: 'creative',
  location: 'Köpenhamn',
  country: 'DK',
  remote: 'onsite',
  employment_type: 'temporary',
  seniority: 'junior',
  title: { en: 'Content producer (12 months)', sv: 'Innehållsproducent (12 månader)' },
  summary: {
    en: 'Film, photograph and write about oats for a year, covering for parental leave. First or second job? Both are welcome.',
    sv: 'Filma, fotografera och skriv om havre i ett år, som föräldravikarie. Första jobbet eller andra: båda går lika bra.',
  },
  description: documents(
    `## The job

    Sofie, who makes everything you have seen of Havre, is going on leave for a year. You take over her camera, her calendar and her window by the kitchen. You get four weeks together first, then it's yours.

    ## What you'll do

    - Make two short films and one longer story a week, from the kitchen, from the bikes and from the fields
    - Write the menu card that goes out each Monday to 700 workplaces
    - Reply on our channels in the same voice, kind and a little sleepy
    - Measure what works in a simple spreadsheet, and drop what doesn't

    ## The place

    The kitchen in Nordhavn in Copenhagen, with smells. The work is on site, since that is where the porridge is. Fridays end with tasting.

    ## What you get

    - A twelve-month contract, with a good chance of more
    - Someone to ask: Ida, head of brand, sits beside you
    - Breakfast`,
    `## Jobbet

    Sofie, som gör allt du har sett av Havre, är föräldraledig i ett år. Du tar över hennes kamera, hennes kalender och hennes fönster mot köket. Först fyra veckor tillsammans, sedan är det ditt.

    ## Det här ska du göra

    - Göra två korta filmer och en längre berättelse i veckan, från köket, cyklarna och åkrarna
    - Skriva menykortet som varje måndag går ut till 700 arbetsplatser
    - Svara i kanalerna med samma röst, vänlig och lite morgontrött
    - Mäta vad som fungerar, i ett enkelt ark, och sluta med det som inte gör det

    ## Platsen

    Köket i Nordhavn i Köpenhamn, med dofter. Arbetet är på plats, för det är där gröten finns. Fredagarna slutar med provsmakning.

    ## Det här får du

    - Ett vikariat på tolv månader, med god chans till mer
    - Någon att fråga: Ida, varumärkeschef, sitter bredvid
    - Frukost`,
  ),
  requirements: documents(
    `- You have made films or pictures that others have wanted to see, in school, at work or for fun
    - You write well in Danish, Swedish or Norwegian, and in English
    - You edit on your own and meet a deadline every Monday
    - No minimum years of experience`,
    `- Du har gjort filmer eller bilder som andra har velat se, i skolan, på jobbet eller för nöjes skull
    - Du skriver bra på danska, svenska eller norska, och på engelska
    - Du redigerar själv och håller tiden varje måndag
    - Inget krav på antal år`,
  ),
  process: creativeProcess,
  state: 'open',
  opened_days_ago: 21,
  closes_in_days: 9,
  closed_days_ago: null,
  salary: { minimum: 29000, maximum: 33000, currency: 'DKK', period: 'month', is_shown: true },
  questions: [
    { ...portfolioLink, required: true },
    {
      kind: 'yes_no',
      prompt: {
        en: 'Can you work on site in Copenhagen for twelve months?',
        sv: 'Kan du arbeta på plats i Köpenhamn i tolv månader?',
      },
      required: true,
    },
    rightToWorkInTheNordics,
  ],
};
