import { documents } from '../../../document.ts';
import { techProcess } from '../../process.ts';
import { earliestStart, rightToWorkInTheNordics } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';

export const hyggloFullstackDeveloper: JobSeed = {
  slug: 'hygglo-fullstack-developer',
  kind: 'client',
  is_fixed: true,
  client: 'Hygglo',
  owner: null,
  field: 'tech',
  location: 'Stockholm',
  country: 'SE',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'mid',
  benefits: ['pension', 'wellness', 'holiday', 'remote_days'],
  title: { en: 'Full-stack developer', sv: 'Fullstackutvecklare' },
  summary: {
    en: 'Build the marketplace where neighbours rent things from each other. Six developers, one codebase, releases several times a day.',
    sv: 'Bygg marknadsplatsen där grannar hyr saker av varandra. Sex utvecklare, en kodbas, nya versioner flera gånger om dagen.',
  },
  description: documents(
    `## The job

    Every month 40,000 things change hands through Hygglo: drills, tents, trailers, a surprising number of candyfloss machines. You will work on what happens between the search and the handshake: listings, booking, payment and the insurance that makes people feel safe lending.

    You work from database to pixel. Most weeks that means a React screen in the morning, a PostgreSQL query in the afternoon and a chat with support in between, because support knows what is broken before the logs do.

    ## Your first months

    - **First week:** something of yours is live. Small, but live.
    - **First month:** you own the booking calendar, including the daylight-saving bug everyone is afraid of.
    - **First six months:** you've led the move to instant booking together with one designer and one analyst.

    ## The team

    You will be the seventh developer, reporting to Noor, head of engineering. The team plans on Mondays, pairs when things get hard and goes home at five. Everyone takes one support shift a month.

    ## What you get

    - Hybrid work: two fixed days a week at Hornstull, the rest where you think best
    - Thirty days of holiday, occupational pension at ITP level, wellness allowance of 5,000 SEK
    - Free rental of anything on Hygglo, candyfloss machines included`,
    `## Jobbet

    Varje månad byter 40 000 saker händer via Hygglo: borrmaskiner, tält, släpkärror och förvånansvärt många sockervaddsmaskiner. Du arbetar med det som händer mellan sökningen och handslaget: annonser, bokning, betalning och försäkringen som gör att folk vågar låna ut.

    Du arbetar från databas till pixel. En vanlig vecka är det en vy i React på förmiddagen, en fråga i PostgreSQL på eftermiddagen och ett samtal med supporten däremellan, för supporten vet vad som är trasigt innan loggarna gör det.

    ## Dina första månader

    - **Första veckan:** något du har gjort är i drift. Litet, men i drift.
    - **Första månaden:** bokningskalendern är din, även sommartidsbuggen som alla är rädda för.
    - **Första halvåret:** du har lett införandet av direktbokning tillsammans med en designer och en analytiker.

    ## Teamet

    Du blir den sjunde utvecklaren och har Noor, utvecklingschef, som chef. Teamet planerar på måndagar, parprogrammerar när det är svårt och går hem klockan fem. Alla tar ett supportpass i månaden.

    ## Det här får du

    - Hybridarbete: två fasta dagar i veckan vid Hornstull, resten där du tänker bäst
    - Trettio dagars semester, tjänstepension på ITP-nivå och 5 000 kronor i friskvårdsbidrag
    - Fri hyra av allt som finns på Hygglo, sockervaddsmaskinerna inräknade`,
  ),
  requirements: documents(
    `## You have

    - Three or more years of building web products people actually used
    - Strong TypeScript and React, and no fear of SQL
    - A habit of writing tests for what would hurt if it broke
    - Swedish or English at work; the team speaks both

    ## Nice to have

    - Payments, bookings or other things where time zones bite
    - Marketplace experience`,
    `## Du har

    - Minst tre års erfarenhet av att bygga webbtjänster som folk verkligen har använt
    - God vana vid TypeScript och React, och ingen rädsla för SQL
    - För vana att skriva tester för det som skulle göra ont om det gick sönder
    - Svenska eller engelska i arbetet; teamet talar båda

    ## Bra att ha, men inget krav

    - Betalningar, bokningar eller annat där tidszoner ställer till det
    - Erfarenhet av en marknadsplats`,
  ),
  process: techProcess,
  state: 'open',
  opened_days_ago: 12,
  closes_in_days: null,
  closed_days_ago: null,
  salary: { minimum: 48000, maximum: 60000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    {
      kind: 'long_text',
      prompt: {
        en: 'Tell us about something you built that people used. What would you do differently today?',
        sv: 'Berätta om något du har byggt som folk använde. Vad skulle du göra annorlunda i dag?',
      },
      help: {
        en: 'Five sentences is plenty.',
        sv: 'Fem meningar räcker gott.',
      },
      required: true,
    },
    {
      kind: 'yes_no',
      prompt: {
        en: 'Can you be at Hornstull in Stockholm two days a week?',
        sv: 'Kan du vara vid Hornstull i Stockholm två dagar i veckan?',
      },
      required: true,
    },
    rightToWorkInTheNordics,
    earliestStart,
  ],
};
