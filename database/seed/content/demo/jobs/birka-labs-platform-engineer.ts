import { documents } from '../../../document.ts';
import { techProcess } from '../../process.ts';
import { earliestStart } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { mioTallberg } from '../staff.ts';

export const birkaLabsPlatformEngineer: JobSeed = {
  slug: 'birka-labs-platform-engineer',
  kind: 'client',
  is_fixed: false,
  client: 'Birka Labs',
  owner: mioTallberg,
  field: 'tech',
  location: 'Uppsala',
  country: 'SE',
  remote: 'onsite',
  employment_type: 'full_time',
  seniority: 'lead',
  title: { en: 'Lead platform engineer', sv: 'Lead platform engineer' },
  summary: {
    en: 'Sixty thousand test tubes a day must never get lost. Lead the platform that keeps 23 hospital laboratories running.',
    sv: 'Sextio tusen provrör om dagen får aldrig komma bort. Led plattformen som håller 23 sjukhuslaboratorier i gång.',
  },
  description: documents(
    `## The job

    When the system stops, the laboratory stops, and somewhere a doctor is waiting. It has been down for eleven minutes in the last two years. You lead the three people who make sure the next two years are even better, while the number of laboratories doubles.

    ## What you'll do

    - Run the platform in two Swedish data centres, on hardware you can touch, under health-care rules
    - Make upgrades boring: today they take four people and a night; the goal is daytime and nobody
    - Lead three engineers: plan, teach, decide, and take your share of the night shifts
    - Answer the hospitals' security teams in a way that lets them sleep

    ## Technology

    Linux, Kubernetes where it helps and only there, PostgreSQL with replicas, Go for our own tools, Ansible for the rest. Everything is documented, and we'd like to keep it that way.

    ## What you get

    - Work on site in Uppsala, five minutes from the station, with one day at home a week once you know the place
    - On-call pay by agreement, and real rest afterwards
    - Six weeks of holiday, pension at ITP level`,
    `## Jobbet

    När systemet står stilla står laboratoriet stilla, och någonstans väntar en läkare. Det har stått stilla i elva minuter på två år. Du leder de tre som ser till att de nästa två åren blir bättre, medan antalet laboratorier fördubblas.

    ## Det här ska du göra

    - Driva plattformen i två svenska datahallar, på hårdvara du kan ta på, enligt vårdens regler
    - Göra uppgraderingar tråkiga: i dag sker de på natten med fyra personer, målet är dagtid utan någon
    - Leda tre ingenjörer: planera, lära ut, besluta och ta din del av nattpassen
    - Svara sjukhusens säkerhetsfolk så att de sover gott

    ## Teknik

    Linux, Kubernetes där det hjälper och inte där det inte gör det, PostgreSQL med repliker, Go för egna verktyg och Ansible för resten. Allt är nedskrivet, och din uppgift blir att hålla det så.

    ## Det här får du

    - Arbete på plats i Uppsala, fem minuter från stationen, med en hemmadag i veckan när du har lärt känna huset
    - Beredskapsersättning enligt avtal, och riktig vila efteråt
    - Sex veckors semester och tjänstepension på ITP-nivå`,
  ),
  requirements: documents(
    `- Seven or more years of running systems that others depend on
    - You have led people, with or without the title
    - Linux and networks in depth, PostgreSQL well, one programming language you enjoy
    - Swedish, spoken and written: the hospitals call in Swedish`,
    `- Minst sju års drift av system som andra är beroende av
    - Du har lett människor, med eller utan titel
    - Linux och nätverk på djupet, PostgreSQL väl och ett programspråk du trivs med
    - Svenska i tal och skrift: sjukhusen ringer på svenska`,
  ),
  process: techProcess,
  state: 'open',
  opened_days_ago: 28,
  closes_in_days: 18,
  closed_days_ago: null,
  salary: { minimum: 64000, maximum: 78000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    {
      kind: 'long_text',
      prompt: {
        en: 'Tell us about your worst night on call, and what you changed the day after.',
        sv: 'Berätta om din värsta beredskapsnatt, och vad du ändrade dagen därpå.',
      },
      required: true,
    },
    {
      kind: 'yes_no',
      prompt: {
        en: 'Can you work in Uppsala four days a week?',
        sv: 'Kan du arbeta i Uppsala fyra dagar i veckan?',
      },
      required: true,
    },
    earliestStart,
  ],
};
