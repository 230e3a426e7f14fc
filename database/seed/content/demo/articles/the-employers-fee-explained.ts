import { documents } from '../../../document.ts';
import type { ArticleSeed } from '../../website-rows.ts';
import { sagaEkdal } from '../staff.ts';

export const theEmployersFeeExplained: ArticleSeed = {
  slug: 'the-employers-fee-explained',
  title: {
    en: '31.42 per cent: employer contributions explained',
    sv: '31,42 procent: arbetsgivaravgiften förklarad',
  },
  excerpt: {
    en: 'What an employee in Sweden costs beyond the pay, with a worked example, and how it compares with Norway, Denmark and Finland.',
    sv: 'Vad en anställd i Sverige kostar utöver lönen, med ett räkneexempel och en jämförelse med Norge, Danmark och Finland.',
  },
  tags: ['cost', 'nordics'],
  author: sagaEkdal,
  author_name: 'Saga Ekdal',
  state: 'published',
  published_days_ago: 126,
  body: documents(
    `Foreign founders who make their first hire in Sweden tend to discover the employer contribution in the second month. It is no secret, only badly explained. Here is the short version.

    ## What it is

    The employer contribution (*arbetsgivaravgift*) is **31.42 per cent of the gross pay**. The employer pays it on top of the pay; it is not taken from the employee. It is reported and paid every month to the Swedish Tax Agency, together with the tax that you withhold.

    It also applies to taxable benefits. A company car or a free lunch has a value, and the fee is paid on that value too.

    ## What it pays for

    The largest part with a purpose of its own is the old-age pension, 10.21 per cent. Others go to sickness insurance, parental insurance, the labour market, survivors' pensions and work injuries. The largest part of all is called the general payroll levy. It buys no benefit for the employee; it is simply a tax with a modest name.

    ## Exceptions

    There are lower rates. For older employees only the pension part, 10.21 per cent, is paid. There are also reductions for very small businesses that employ their first people, for work with research and development, and at times for young employees. The rules change with the budget, so look at the Tax Agency's page before you count on one.

    ## What comes on top

    The fee is not the whole difference between pay and cost.

    - **Occupational pension.** Most employees have one. Under ITP 1, the common agreement for white-collar workers, it is 4.5 per cent of the pay up to 7.5 income base amounts a year, just over 50,000 kronor a month, and 30 per cent of anything above that.
    - **Special payroll tax** on that pension: 24.26 per cent of the premium, instead of the employer contribution.
    - **Holiday.** Twenty-five days by law, with a supplement on top of the pay while they are taken.
    - **Sick pay.** The employer pays for the first two weeks of an illness, 80 per cent of the pay, less a deduction at the start.
    - **Insurance** through the collective agreement or the equivalent: small sums, but they are there.

    ## A worked example

    A salary of 45,000 kronor a month.

    - Pay: 45,000 kronor
    - Employer contribution, 31.42 per cent: 14,139 kronor
    - Pension, 4.5 per cent: 2,025 kronor
    - Tax on the pension, 24.26 per cent: 491 kronor

    Total: **61,655 kronor a month**, or just under 740,000 a year. The rule of thumb "times 1.37" is not bad. For higher salaries it rises, because of the 30 per cent above the ceiling: at 60,000 a month the factor is 1.41 to 1.42, depending on the year's ceiling.

    ## The neighbours

    Do not compare the fees alone; the welfare they buy is paid in other ways next door.

    - **Norway:** an employer contribution of 14.1 per cent in most of the country, less in rural areas and none at all in the far north. An occupational pension of at least 2 per cent is compulsory.
    - **Denmark:** almost no fee, only small fixed sums a year for each employee. On the other hand the gross pay is higher, and an employer's pension share of 8 to 12 per cent is usual.
    - **Finland:** roughly 20 per cent in all, of which pension insurance is the bulk. The exact figure depends on the size of the company and the line of business.

    ## Three mistakes to avoid

    1. **Budgeting with the pay alone.** Put the whole cost into the plan from the first day, pension included.
    2. **Calling someone a consultant to get round it.** If the person works under your direction, for you alone and with your tools, the Tax Agency may regard it as employment, and the fee is charged in arrears.
    3. **Forgetting it when you compare recruiters.** A success fee is calculated on the gross pay, not on the cost. An in-house recruiter costs the pay *times 1.37*, and then the tools.

    All these figures are in our [calculator](/calculator). Each can be changed, and next to each it says where it comes from.`,
    `Utländska grundare som gör sin första anställning i Sverige brukar upptäcka arbetsgivaravgiften i andra månaden. Den är ingen hemlighet, bara dåligt förklarad. Här är den korta versionen.

    ## Vad den är

    Arbetsgivaravgiften är **31,42 procent av bruttolönen**. Arbetsgivaren betalar den utöver lönen; den dras inte från den anställda. Den redovisas och betalas varje månad till Skatteverket, tillsammans med skatten som ni drar.

    Den gäller också skattepliktiga förmåner. En tjänstebil eller en fri lunch har ett värde, och avgiften betalas även på det.

    ## Vad den går till

    Den största enskilda delen med ett ändamål är ålderspensionen, 10,21 procent. Andra går till sjukförsäkring, föräldraförsäkring, arbetsmarknad, efterlevandepension och arbetsskador. Allra störst är det som kallas allmän löneavgift. Den ger den anställda ingen förmån; det är helt enkelt en skatt med ett blygsamt namn.

    ## Undantag

    Det finns lägre nivåer. För äldre anställda betalas bara pensionsdelen, 10,21 procent. Det finns också nedsättningar för de minsta företagen när de anställer sina första medarbetare, för arbete med forskning och utveckling och under vissa perioder för unga. Reglerna ändras med statsbudgeten, så titta på Skatteverkets sida innan ni räknar med någon av dem.

    ## Vad som tillkommer

    Avgiften är inte hela skillnaden mellan lön och kostnad.

    - **Tjänstepension.** De flesta anställda har en. Enligt ITP 1, det vanliga avtalet för tjänstemän, är den 4,5 procent av lönen upp till 7,5 inkomstbasbelopp om året, drygt 50 000 kronor i månaden, och 30 procent av det som ligger över.
    - **Särskild löneskatt** på pensionen: 24,26 procent av premien, i stället för arbetsgivaravgift.
    - **Semester.** Tjugofem dagar enligt lag, med ett tillägg till lönen när de tas ut.
    - **Sjuklön.** Arbetsgivaren betalar de två första sjukveckorna, 80 procent av lönen med ett karensavdrag i början.
    - **Försäkringar** genom kollektivavtalet eller motsvarande: små belopp, men de finns.

    ## Ett räkneexempel

    En lön på 45 000 kronor i månaden.

    - Lön: 45 000 kronor
    - Arbetsgivaravgift, 31,42 procent: 14 139 kronor
    - Tjänstepension, 4,5 procent: 2 025 kronor
    - Löneskatt på pensionen, 24,26 procent: 491 kronor

    Summa: **61 655 kronor i månaden**, eller knappt 740 000 om året. Tumregeln ”gånger 1,37” är inte dum. För högre löner stiger den på grund av de 30 procenten över taket: vid 60 000 i månaden är faktorn 1,41 till 1,42, beroende på årets tak.

    ## Grannarna

    Jämför inte bara avgifterna; välfärden som de köper betalas på andra sätt hos grannen.

    - **Norge:** en arbetsgivaravgift på 14,1 procent i större delen av landet, lägre i glesbygden och ingen alls längst i norr. Tjänstepension på minst 2 procent är obligatorisk.
    - **Danmark:** nästan ingen avgift, bara små fasta belopp per anställd och år. I gengäld är bruttolönen högre, och en pensionsdel från arbetsgivaren på 8 till 12 procent är vanlig.
    - **Finland:** omkring 20 procent sammanlagt, där pensionsförsäkringen är den största delen. Den exakta siffran beror på företagets storlek och bransch.

    ## Tre misstag att undvika

    1. **Att budgetera med lönen.** Lägg in hela kostnaden i planen från första dagen, pensionen inräknad.
    2. **Att kalla någon konsult för att komma undan.** Arbetar personen under er ledning, bara åt er och med era verktyg kan Skatteverket se det som anställning, och då kommer avgiften i efterhand.
    3. **Att glömma den när ni jämför rekryterare.** En provision räknas på bruttolönen, inte på kostnaden. En egen rekryterare kostar lönen *gånger 1,37*, och sedan verktygen.

    Alla siffrorna finns i vår [kalkylator](/calculator?lang=sv). Du kan ändra varje antagande, och bredvid står var det kommer ifrån.`,
  ),
};
