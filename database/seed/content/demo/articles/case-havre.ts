import { documents } from '../../../document.ts';
import type { ArticleSeed } from '../../website-rows.ts';
import { eliasGranat } from '../staff.ts';

export const caseHavre: ArticleSeed = {
  slug: 'case-havre-seven-sales-hires',
  kind: 'case',
  title: {
    en: 'Havre: seven go-to-market hires at one monthly price',
    sv: 'Havre: sju anställda inom sälj och marknad till ett månadspris',
  },
  excerpt: {
    en: 'Havre doubled its sales team in a year. Their old agency would have sent seven invoices. We sent twelve, all the same.',
    sv: 'Havre fördubblade säljteamet på ett år. Den gamla byrån hade skickat sju fakturor. Vi skickade tolv, alla lika stora.',
  },
  tags: ['hiring', 'cost'],
  author: eliasGranat,
  author_name: 'Elias Granat',
  state: 'published',
  published_days_ago: 61,
  body: documents(
    `Havre delivers breakfast to 700 workplaces in Copenhagen, Malmö and Aarhus. To open a fourth city they needed account executives, a content producer and somebody to run customer success, and they needed them one after the other rather than all at once.

    ! **In short.** Seven roles in twelve months. Sector: go-to-market. Median 24 days from start to signature. No success fees. Plan: one recruiter, one day a week.

    ## Why a subscription fits sales

    Sales teams hire in a rhythm. A good month means two new people, a slow one means none, and the fee of an agency arrives exactly when the budget is tightest. Havre wanted somebody who knew the team before the next role was decided, and a cost that they could write into the budget in January.

    ## What it cost

    Seven hires at an average salary of 46,000 kronor would have been seven agency fees of about 20 per cent of the annual salary. A year with us was one line.

    % Cost of seven hires, in kronor
    % Agency, 20 per cent each: 772,800
    % Alpaca, twelve months: 406,800

    ## What we learned about selling breakfast

    Experience from the industry hardly mattered. The best account executive came from a bicycle workshop and sold Havre to us during the interview. So we asked everyone to do the same: explain the product to a customer who has a toaster and no time.

    - **One task for everyone**, ten minutes, the same customer.
    - **Scores before discussion**, so that the loudest voice does not decide.
    - **An answer to everyone within a week**, with a reason.

    ## A year later

    > Seven hires, one price, and no invoice that made me wince. I have checked the maths twice.

    Six of the seven are still there. The seventh moved to Oslo for love, which no interview question has ever predicted.`,
    `Havre kör ut frukost till 700 arbetsplatser i Köpenhamn, Malmö och Århus. För att öppna i en fjärde stad behövde de säljare, en innehållsproducent och någon som tar hand om kunderna, och de behövde dem en i taget snarare än alla på en gång.

    ! **I korthet.** Sju tjänster på tolv månader. Bransch: sälj och marknad. I median 24 dagar från start till påskrift. Inga provisioner. Upplägg: en rekryterare, en dag i veckan.

    ## Varför ett abonnemang passar sälj

    Säljteam anställer i takt. En bra månad betyder två nya, en trög månad ingen, och byråns arvode kommer precis när budgeten är som stramast. Havre ville ha någon som kände teamet innan nästa tjänst var bestämd, och en kostnad som gick att skriva in i budgeten redan i januari.

    ## Vad det kostade

    Sju anställda med 46 000 kronor i snittlön hade blivit sju byråarvoden på omkring 20 procent av årslönen. Ett år med oss blev en rad.

    % Kostnad för sju anställda, i kronor
    % Byrå, 20 procent för var och en: 772 800
    % Alpaca, tolv månader: 406 800

    ## Det vi lärde oss om att sälja frukost

    Erfarenhet från branschen spelade knappt någon roll. Den bästa säljaren kom från en cykelverkstad och sålde Havre till oss under intervjun. Så vi bad alla göra detsamma: förklara produkten för en kund som har brödrost men inte tid.

    - **En uppgift för alla**, tio minuter, samma kund.
    - **Poäng före diskussion**, så att den som hörs mest inte avgör.
    - **Svar till alla inom en vecka**, med en förklaring.

    ## Ett år senare

    > Sju rekryteringar, ett pris och ingen faktura som fick mig att sätta mig ner. Jag har räknat två gånger.

    Sex av de sju är kvar. Den sjunde flyttade till Oslo för kärlekens skull, vilket ingen intervjufråga någonsin har förutsett.`,
  ),
};
