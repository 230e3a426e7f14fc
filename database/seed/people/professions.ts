import type { Bilingual } from '../content/rows.ts';

export type Field = 'tech' | 'go_to_market' | 'creative' | 'operations';

export type Profession = {
  field: Field;
  title: Bilingual;
  skills: readonly string[];
  /** Achievements, one line each. */
  deeds: readonly Bilingual[];
};

export const professions: readonly Profession[] = [
  {
    field: 'tech',
    title: { en: 'Fullstack developer', sv: 'Fullstackutvecklare' },
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'GraphQL', 'AWS', 'Playwright'],
    deeds: [
      {
        en: 'Rebuilt the booking flow in React and TypeScript; drop-off fell by a third.',
        sv: 'Byggde om bokningsflödet i React och TypeScript; avhoppen minskade med en tredjedel.',
      },
      {
        en: 'Moved a monolith to PostgreSQL without a minute of planned downtime.',
        sv: 'Flyttade en monolit till PostgreSQL utan en enda minuts planerat driftstopp.',
      },
    ],
  },
  {
    field: 'tech',
    title: { en: 'Backend developer', sv: 'Backendutvecklare' },
    skills: ['Go', 'Kotlin', 'PostgreSQL', 'Kafka', 'Kubernetes', 'Terraform', 'gRPC'],
    deeds: [
      {
        en: 'Wrote the payment service that settles two million transactions a month.',
        sv: 'Skrev betaltjänsten som avräknar två miljoner transaktioner i månaden.',
      },
      {
        en: 'Led the on-call rota and halved the number of night alarms.',
        sv: 'Höll i jourschemat och halverade antalet nattliga larm.',
      },
    ],
  },
  {
    field: 'tech',
    title: { en: 'Data engineer', sv: 'Data engineer' },
    skills: ['Python', 'SQL', 'dbt', 'Airflow', 'BigQuery', 'Snowflake', 'Looker'],
    deeds: [
      {
        en: 'Set up the data warehouse from nothing; forty colleagues now use it every week.',
        sv: 'Satte upp datalagret från noll; fyrtio kollegor använder det nu varje vecka.',
      },
      {
        en: 'Cut the nightly load from six hours to forty minutes.',
        sv: 'Kortade nattkörningen från sex timmar till fyrtio minuter.',
      },
    ],
  },
  {
    field: 'tech',
    title: { en: 'Engineering manager', sv: 'Utvecklingschef' },
    skills: ['Leadership', 'Hiring', 'Java', 'System design', 'Agile', 'Coaching'],
    deeds: [
      {
        en: 'Grew a team from four to eleven developers in two years; nobody left.',
        sv: 'Lät ett team växa från fyra till elva utvecklare på två år; ingen slutade.',
      },
      {
        en: 'Introduced weekly releases in place of quarterly ones.',
        sv: 'Införde veckovisa releaser i stället för kvartalsvisa.',
      },
    ],
  },
  {
    field: 'go_to_market',
    title: { en: 'Account executive', sv: 'Account executive' },
    skills: ['SaaS sales', 'HubSpot', 'Negotiation', 'Discovery', 'Forecasting', 'Norwegian'],
    deeds: [
      {
        en: 'Reached 118 % of target three years in a row with mid-size Nordic customers.',
        sv: 'Nådde 118 % av budget tre år i rad med medelstora nordiska kunder.',
      },
      {
        en: 'Opened the Norwegian market and signed its first twenty customers.',
        sv: 'Öppnade den norska marknaden och skrev avtal med de tjugo första kunderna.',
      },
    ],
  },
  {
    field: 'go_to_market',
    title: { en: 'Growth marketer', sv: 'Growth marketer' },
    skills: ['Google Ads', 'SEO', 'Lifecycle e-mail', 'GA4', 'Copywriting', 'Experimentation'],
    deeds: [
      {
        en: 'Doubled organic traffic in a year with forty useful articles.',
        sv: 'Dubblade den organiska trafiken på ett år med fyrtio användbara artiklar.',
      },
      {
        en: 'Ran an experiment every week and wrote down what each one taught us.',
        sv: 'Körde ett experiment i veckan och skrev ner vad vart och ett lärde oss.',
      },
    ],
  },
  {
    field: 'go_to_market',
    title: { en: 'Customer success manager', sv: 'Customer success manager' },
    skills: ['Onboarding', 'Salesforce', 'Workshops', 'Retention', 'Swedish', 'Danish'],
    deeds: [
      {
        en: 'Looked after sixty accounts and kept 97 % of the recurring revenue.',
        sv: 'Tog hand om sextio kunder och behöll 97 % av de återkommande intäkterna.',
      },
      {
        en: 'Built an onboarding programme that took new customers live in nine days.',
        sv: 'Byggde en onboarding som fick nya kunder i gång på nio dagar.',
      },
    ],
  },
  {
    field: 'creative',
    title: { en: 'Digital designer', sv: 'Digital designer' },
    skills: ['Figma', 'Design systems', 'Prototyping', 'Webflow', 'Motion', 'Accessibility'],
    deeds: [
      {
        en: 'Drew a design system of sixty components that five teams share.',
        sv: 'Tecknade ett designsystem med sextio komponenter som fem team delar.',
      },
      {
        en: 'Tested every sketch on five people before it reached a developer.',
        sv: 'Testade varje skiss på fem personer innan den nådde en utvecklare.',
      },
    ],
  },
  {
    field: 'creative',
    title: { en: 'Copywriter', sv: 'Copywriter' },
    skills: ['Swedish copy', 'English copy', 'Tone of voice', 'UX writing', 'Storytelling', 'SEO'],
    deeds: [
      {
        en: 'Gave a pension company a voice that people wanted to read.',
        sv: 'Gav ett pensionsbolag en röst som folk ville läsa.',
      },
      {
        en: 'Wrote campaigns in Swedish and English from idea to final proof.',
        sv: 'Skrev kampanjer på svenska och engelska från idé till sista korrektur.',
      },
    ],
  },
  {
    field: 'creative',
    title: { en: 'Video producer', sv: 'Videoproducent' },
    skills: ['Premiere Pro', 'After Effects', 'Scripting', 'Sound design', 'Social video'],
    deeds: [
      {
        en: 'Produced two films a week for social media with a team of three.',
        sv: 'Producerade två filmer i veckan för sociala medier med ett team på tre.',
      },
      {
        en: 'Interviewed seventy employees on camera for employer marketing.',
        sv: 'Intervjuade sjuttio medarbetare framför kameran för employer branding.',
      },
    ],
  },
  {
    field: 'operations',
    title: { en: 'Talent partner', sv: 'Talent partner' },
    skills: ['Sourcing', 'Interviewing', 'Employer branding', 'Teamtailor', 'LinkedIn Recruiter'],
    deeds: [
      {
        en: 'Filled thirty-one roles in a year, nine of them in under three weeks.',
        sv: 'Tillsatte trettioen roller på ett år, nio av dem på under tre veckor.',
      },
      {
        en: 'Trained forty managers in structured interviews.',
        sv: 'Utbildade fyrtio chefer i strukturerade intervjuer.',
      },
    ],
  },
  {
    field: 'operations',
    title: { en: 'Operations manager', sv: 'Verksamhetschef' },
    skills: ['Process design', 'Budgeting', 'Fortnox', 'Excel', 'Supplier contracts', 'Planning'],
    deeds: [
      {
        en: 'Opened two warehouses and brought delivery time down to one day.',
        sv: 'Öppnade två lager och fick ner leveranstiden till en dag.',
      },
      {
        en: 'Kept the books, the budget and the calendar of a company that tripled in size.',
        sv: 'Höll ordning på bokföring, budget och kalender i ett bolag som tredubblades.',
      },
    ],
  },
];
