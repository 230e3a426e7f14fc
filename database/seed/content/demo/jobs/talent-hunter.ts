import { documents } from '../../../document.ts';
import { ownProcess } from '../../process.ts';
import { earliestStart } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { sagaEkdal } from '../staff.ts';

export const talentHunter: JobSeed = {
  slug: 'talent-hunter',
  kind: 'internal',
  is_fixed: false,
  client: null,
  owner: sagaEkdal,
  field: 'operations',
  location: 'Stockholm',
  country: 'SE',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'mid',
  title: { en: 'Talent hunter', sv: 'Talent hunter' },
  summary: {
    en: 'Find people who aren’t looking, and write to them so well they answer. For three or four companies at a time, as if you worked there.',
    sv: 'Hitta människor som inte letar jobb, och skriv så att de svarar. Åt tre eller fyra företag i taget, som om du arbetade där.',
  },
  description: documents(
    `## The job

    You start the conversation. You study a job until you can explain it to a friend, work out who could do it, find them, and write one email at a time. About a third answer. You make it a pleasure for them, even when the answer is no.

    Nobody here is paid per placement. Your salary is fixed, and so is the client's invoice. That means you can tell a candidate a job is wrong for them, and sleep well.

    ## What you'll do

    - Run searches for three or four clients at a time, never more
    - Write twenty to thirty personal messages a week, no bulk emails
    - Hold the first call, 30 minutes, with the same questions for everyone
    - Give everyone an answer within five days. We measure that, not the number of calls
    - Sit in on your clients' Monday meetings

    ## What you get

    - Five weeks of holiday and the week between Christmas and New Year, pension at ITP level
    - Two days a week at the office in Stockholm, three wherever you like
    - A colleague who reads your messages before you send them, if you'd like`,
    `## Jobbet

    Det är du som börjar samtalet. Du läser en tjänst tills du kan förklara den för en vän, tänker ut vem som skulle kunna den, hittar dem och skriver ett mejl i taget. Ungefär en tredjedel svarar. Du gör det till ett nöje för dem, även när svaret är nej.

    Hos oss får ingen betalt per tillsatt person. Din lön är fast, och det är kundens faktura också. Därför kan du säga till en kandidat att ett jobb är fel, och sova gott.

    ## Det här ska du göra

    - Sköta sökningen åt tre eller fyra kunder samtidigt, aldrig fler
    - Skriva tjugo till trettio personliga meddelanden i veckan, inga massutskick
    - Hålla det första samtalet, 30 minuter, med samma frågor till alla
    - Ge alla svar inom fem dagar. Det är det vi mäter, inte antalet samtal
    - Sitta med på kundernas måndagsmöten

    ## Det här får du

    - Fem veckors semester och ledigt i mellandagarna, tjänstepension på ITP-nivå
    - Två dagar i veckan på kontoret i Stockholm, tre där du vill
    - En kollega som läser dina meddelanden innan du skickar dem, om du vill`,
  ),
  requirements: documents(
    `- Two or more years of sourcing, sales, journalism or anything else where strangers have to answer you
    - You write well, in Swedish and in English
    - You're genuinely curious about other people's work
    - You keep your lists in order`,
    `- Minst två år med sökning, försäljning, journalistik eller något annat där främlingar måste svara
    - Du skriver bra, på svenska och engelska
    - Du är nyfiken på andras arbete, på riktigt
    - Ordning i dina listor`,
  ),
  process: ownProcess,
  state: 'open',
  opened_days_ago: 26,
  closes_in_days: null,
  closed_days_ago: null,
  salary: { minimum: 38000, maximum: 46000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    {
      kind: 'long_text',
      prompt: {
        en: 'Write the first message you would send to a developer who is happy where she is. Five sentences at most.',
        sv: 'Skriv det första meddelandet du skulle skicka till en utvecklare som trivs där hon är. Högst fem meningar.',
      },
      required: true,
    },
    earliestStart,
  ],
};
