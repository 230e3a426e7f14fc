import { documents } from '../../../document.ts';
import { commercialProcess } from '../../process.ts';
import { earliestStart } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { eliasGranat } from '../staff.ts';

export const fjallmarkEcommerceManager: JobSeed = {
  slug: 'fjallmark-ecommerce-manager',
  kind: 'client',
  is_fixed: false,
  client: 'Fjällmark',
  owner: eliasGranat,
  field: 'go_to_market',
  location: 'Östersund',
  country: 'SE',
  remote: 'onsite',
  employment_type: 'full_time',
  seniority: 'mid',
  title: { en: 'E-commerce manager', sv: 'E-handelsansvarig' },
  summary: {
    en: 'Sell fewer jackets to each customer, and make that a good business. Run the online store of an outdoor brand that repairs its clothes for ten years.',
    sv: 'Sälj färre jackor till varje kund och gör det till en god affär. Driv nätbutiken för ett friluftsmärke som lagar i tio år.',
  },
  description: documents(
    `## The job

    Fjällmark's online store sells for 48 million SEK a year in nine countries. A third of visitors come to check on a repair, not to buy, and until now nobody has treated them as the great customers they are. You run the store and decide what happens there.

    ## What you'll do

    - Plan the year: assortment, campaigns, stock, together with purchasing and the workshop
    - Own conversion, returns and margin. Returns are at 18%, mostly about size, and could be at 10%
    - Open the second-hand corner where repaired jackets are sold again
    - Brief the photographer, the developer and customer service, and have the final say when they disagree

    ## The place

    Östersund, with the lake below and the ski tracks behind the warehouse. The work is on site, because the clothes, the workshop and the colleagues are. Five people in the digital team.

    ## What you get

    - A 37.5-hour week, and two hours of fresh air on Wednesdays
    - Clothes at cost and repairs for free
    - Relocation help, and a colleague who knows which preschool has places`,
    `## Jobbet

    Fjällmarks nätbutik säljer för 48 miljoner kronor om året i nio länder. En tredjedel av besökarna kommer för att boka en lagning, inte för att handla, och hittills har ingen behandlat dem som de fina kunder de är. Du driver butiken och bestämmer vad som händer i den.

    ## Det här ska du göra

    - Planera året: sortiment, kampanjer och lager, tillsammans med inköp och ateljén
    - Äga konvertering, returer och marginal. Returerna ligger på 18 procent, mest på grund av storlek, och kunde vara tio
    - Öppna begagnathörnan där lagade jackor säljs igen
    - Ge uppdrag till fotograf, utvecklare och kundtjänst, och vara den som bestämmer när de är oense

    ## Platsen

    Östersund, med sjön nedanför och skidspåren bakom lagret. Arbetet är på plats, för där finns kläderna, ateljén och kollegorna. Ni är fem i det digitala teamet.

    ## Det här får du

    - 37,5 timmars arbetsvecka och två timmar friluft på onsdagar
    - Kläder till inköpspris och fria lagningar
    - Hjälp med flytten, och en kollega som vet vilken förskola som har plats`,
  ),
  requirements: documents(
    `- Three or more years running an online store, numbers included
    - A good eye for images and copy, and patience with product data
    - Experience with several markets: currencies, VAT, languages
    - Swedish and English, spoken and written`,
    `- Minst tre års ansvar för en nätbutik, siffrorna inräknade
    - Gott öga för bild och text, och tålamod med produktdata
    - Vana vid flera marknader: valutor, moms, språk
    - Svenska och engelska i tal och skrift`,
  ),
  process: commercialProcess,
  state: 'open',
  opened_days_ago: 23,
  closes_in_days: 12,
  closed_days_ago: null,
  salary: { minimum: 44000, maximum: 52000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    {
      kind: 'yes_no',
      prompt: {
        en: 'Do you live in the Östersund area, or would you move there?',
        sv: 'Bor du i Östersundstrakten, eller kan du tänka dig att flytta dit?',
      },
      required: true,
    },
    {
      kind: 'short_text',
      prompt: {
        en: 'Which online store have you run, and what was its annual turnover?',
        sv: 'Vilken nätbutik har du drivit, och hur stor var omsättningen per år?',
      },
      required: true,
    },
    earliestStart,
  ],
};
