import { documents } from '../../../document.ts';
import { creativeProcess } from '../../process.ts';
import { earliestStart, portfolioLink } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { frejaHolm } from '../staff.ts';

export const tonsattBrandDesigner: JobSeed = {
  slug: 'tonsatt-brand-designer',
  kind: 'client',
  is_fixed: false,
  client: 'Tonsatt',
  owner: frejaHolm,
  field: 'creative',
  location: 'Stockholm',
  country: 'SE',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'senior',
  title: { en: 'Senior brand designer', sv: 'Senior varumärkesdesigner' },
  summary: {
    en: 'What does a piece of music look like before anyone has heard it? Design 22,000 answers, and the system that makes the rest.',
    sv: 'Hur ser ett musikstycke ut innan någon har hört det? Rita 22 000 svar, och systemet som gör resten.',
  },
  description: documents(
    `## The job

    A film editor goes through forty tracks in ten minutes and remembers three. Tonsatt wants to be remembered too. You take over a brand with a good name, a strong red and not much else, and turn it into something people recognise from across a room.

    ## What you'll do

    - Build the visual system: type, colour, motion, and covers generated from the sound itself
    - Lead the work around the new site, from the first sketch to the last favicon
    - Make posters, trailers and a festival stand, because composers come from events, not ads
    - Document how it's done, so others can do it on a Friday afternoon

    ## The team

    You report to Leo, creative lead, and work with a motion designer, two developers and an editor. Nineteen people in all, in a former button factory with an upright piano that is tuned twice a year.

    ## What you get

    - Two days a week for deep work without meetings
    - A yearly budget of 20,000 SEK for courses, concerts and type licences
    - Thirty days of holiday, pension, wellness allowance`,
    `## Jobbet

    En filmklippare går igenom fyrtio låtar på tio minuter och minns tre. Tonsatt vill också bli ihågkommet. Du tar över ett varumärke med ett bra namn, en stark röd färg och inte så mycket mer, och gör det till något man känner igen tvärs över ett rum.

    ## Det här ska du göra

    - Bygga det visuella systemet: typsnitt, färg, rörelse och omslag som skapas ur själva ljudet
    - Leda arbetet med den nya webbplatsen, från första skissen till sista favoritikonen
    - Göra affischer, trailrar och en festivalmonter, för kompositörerna kommer från möten och inte från annonser
    - Skriva ner hur det görs, så att andra klarar det en fredagseftermiddag

    ## Teamet

    Din chef är Leo, creative director, och du arbetar med en animatör, två utvecklare och en redaktör. Ni är nitton i en före detta knappfabrik, med ett piano som stäms två gånger om året.

    ## Det här får du

    - Två dagar i veckan för eget arbete utan möten
    - 20 000 kronor om året till kurser, konserter och typsnitt
    - Trettio dagars semester, tjänstepension och friskvårdsbidrag`,
  ),
  requirements: documents(
    `- Six or more years of brand work, with at least one identity you took from scratch to launch
    - A portfolio with motion in it
    - You can brief a developer, and understand the answer
    - Swedish or English; festival season calls for both`,
    `- Minst sex års arbete med varumärken, och minst en identitet som du har fört från noll till lansering
    - En portfolio med rörelse i
    - Du kan ge en utvecklare ett uppdrag och förstår svaret
    - Svenska eller engelska; festivalsäsongen kräver båda`,
  ),
  process: creativeProcess,
  state: 'open',
  opened_days_ago: 10,
  closes_in_days: 32,
  closed_days_ago: null,
  salary: { minimum: 50000, maximum: 62000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    { ...portfolioLink, required: true },
    {
      kind: 'short_text',
      prompt: {
        en: 'Which album cover would you never change?',
        sv: 'Vilket skivomslag skulle du aldrig ändra på?',
      },
      required: false,
    },
    earliestStart,
  ],
};
