import { documents } from '../../../document.ts';
import type { ArticleSeed } from '../../website-rows.ts';
import { sagaEkdal } from '../staff.ts';

export const costOfABadHire: ArticleSeed = {
  slug: 'the-cost-of-a-bad-hire',
  title: {
    en: 'What a bad hire costs, line by line',
    sv: 'Vad en felrekrytering kostar: uträkningen, rad för rad',
  },
  excerpt: {
    en: 'Everyone says a bad hire is expensive. Few show the maths. Here it is, for one developer in Stockholm who left after five months: 361,000 kronor.',
    sv: 'Alla säger att en felrekrytering är dyr. Få visar hur de har räknat. Här är summan för en utvecklare i Stockholm som slutade efter fem månader: 361 000 kronor.',
  },
  tags: ['hiring', 'cost'],
  author: sagaEkdal,
  author_name: 'Saga Ekdal',
  state: 'published',
  published_days_ago: 296,
  body: documents(
    `You have seen the claims: a bad hire costs 700,000 kronor, or a million, or three years’ pay. The figures travel from presentation to presentation and nobody remembers who worked them out. So let us work one out ourselves, slowly, with numbers you can replace with your own.

    ## The case

    A company in Stockholm hires a developer at 48,000 kronor a month. It goes wrong. Not dramatically: the work is slow, the team waits, two conversations change little. After five months they part, still within the probation period, as friends.

    ## Line one: pay for work that did not happen

    A monthly salary of 48,000 is not what the company pays. Add the employer contribution of 31.42 per cent, which is 15,082 kronor. Add an occupational pension of 4.5 per cent, 2,160 kronor, and the special payroll tax of 24.26 per cent on that pension, 524 kronor. A month costs **65,766 kronor**.

    Five months come to 328,830. But something did get done. Say that 40 per cent of it was of use and 60 per cent was not. The loss is **197,298 kronor**. This is the line people argue about. Put in your own share; it is the honest way.

    ## Line two: the search, once more

    The first search was done by an agency for 20 per cent of the annual salary. The annual salary is 576,000, so the fee was **115,200 kronor**. It bought five months. The next search costs the same again. We count one of the two: without the mistake, one would have been enough.

    ## Line three: other people's hours

    A new colleague takes time from the old ones. Sixty hours from three developers in the first months is modest. At a cost of about 410 kronor an hour, that is **24,600 kronor**.

    Then the manager: the follow-ups, the hard conversations, the plan, the contact with the union, the parting. Forty hours at 600 kronor is **24,000 kronor**.

    ## The sum

    - Pay for nothing: 197,298 kronor
    - One search too many: 115,200 kronor
    - Colleagues' hours: 24,600 kronor
    - The manager's hours: 24,000 kronor

    Together **361,098 kronor**, or seven and a half monthly salaries. Not a million. But enough to notice.

    ## What we left out

    We did not count the release that came two months late, the customer who got tired of waiting, or the colleague who started to look around. They are real and sometimes larger than all the rest. But they cannot be worked out in an article, and a sum with one invented line is an invented sum.

    ## What it is worth to avoid it

    Now turn the sum around. Suppose that you interview five people in a final round, and that a structured interview with a work session takes three interviewers three hours more per candidate than a chat over coffee. That is 45 hours, or 18,450 kronor.

    18,450 is five per cent of 361,098. The extra work has paid for itself if it stops **one bad hire in twenty**. Most companies we meet guess that one hire in five goes wrong, when nobody else is in the room.

    ## Three cheap ways to do better

    1. **Write down what the person should have achieved after six months** before you write the ad. If you cannot agree on it, you are not ready to search.
    2. **Ask everyone the same questions** and score the answers before you talk to each other.
    3. **Use the probation period.** Decide on day one what you will look at after one, three and five months. A surprise in month five is a follow-up missed in month one.

    The whole model, with your own figures, is in our [calculator](/calculator). It takes under two minutes and does not ask who you are.`,
    `Du har sett påståendena: en felrekrytering kostar 700 000 kronor, eller en miljon, eller tre årslöner. Siffrorna vandrar från presentation till presentation, och ingen minns vem som räknade fram dem. Så låt oss räkna själva, långsamt, med tal som du kan byta mot dina egna.

    ## Fallet

    Ett företag i Stockholm anställer en utvecklare för 48 000 kronor i månaden. Det går snett. Inte dramatiskt: arbetet går trögt, teamet väntar och två samtal förändrar inte mycket. Efter fem månader skiljs de åt, fortfarande under provanställningen, som vänner.

    ## Rad ett: lön för arbete som inte blev av

    En månadslön på 48 000 är inte vad företaget betalar. Lägg till arbetsgivaravgiften på 31,42 procent, alltså 15 082 kronor. Lägg till tjänstepension på 4,5 procent, 2 160 kronor, och särskild löneskatt på 24,26 procent av pensionen, 524 kronor. En månad kostar **65 766 kronor**.

    Fem månader blir 328 830. Men något blev ju gjort. Säg att 40 procent kom till nytta och 60 procent inte gjorde det. Förlusten är **197 298 kronor**. Det är den här raden folk brukar bråka om. Sätt in din egen andel, det är det ärliga sättet.

    ## Rad två: sökningen, en gång till

    Den första rekryteringen gjordes av en byrå för 20 procent av årslönen. Årslönen är 576 000, så arvodet var **115 200 kronor**. Det räckte i fem månader. Nästa rekrytering kostar lika mycket till. Vi räknar med en av de två: utan misstaget hade det räckt med en.

    ## Rad tre: andras timmar

    En ny kollega tar tid från de gamla. Sextio timmar från tre utvecklare under de första månaderna är lågt räknat. Med en kostnad på omkring 410 kronor i timmen blir det **24 600 kronor**.

    Sedan chefen: avstämningarna, de svåra samtalen, planen, kontakten med facket, avslutet. Fyrtio timmar à 600 kronor är **24 000 kronor**.

    ## Summan

    - Lön utan nytta: 197 298 kronor
    - En rekrytering för mycket: 115 200 kronor
    - Kollegornas timmar: 24 600 kronor
    - Chefens timmar: 24 000 kronor

    Tillsammans **361 098 kronor**, eller sju och en halv månadslöner. Ingen miljon. Men tillräckligt för att märkas.

    ## Det vi lät bli att räkna

    Vi räknade inte lanseringen som blev två månader sen, kunden som tröttnade på att vänta eller kollegan som började se sig om. De finns på riktigt och är ibland större än allt det andra. Men de går inte att räkna ut i en artikel, och en summa med en påhittad rad är en påhittad summa.

    ## Vad det är värt att slippa

    Vänd nu på summan. Anta att ni intervjuar fem personer i en sista omgång, och att en strukturerad intervju med arbetsprov tar tre intervjuare tre timmar mer per kandidat än en pratstund över en kopp kaffe. Det är 45 timmar, eller 18 450 kronor.

    18 450 är fem procent av 361 098. Det extra arbetet har betalat sig om det hindrar **en felrekrytering av tjugo**. De flesta företag vi träffar gissar att var femte rekrytering blir fel, när ingen annan är i rummet.

    ## Tre billiga sätt att göra det bättre

    1. **Skriv ner vad personen ska ha åstadkommit efter sex månader** innan ni skriver annonsen. Kan ni inte enas om det är ni inte redo att söka.
    2. **Ställ samma frågor till alla** och poängsätt svaren innan ni pratar med varandra.
    3. **Använd provanställningen.** Bestäm första dagen vad ni ska titta på efter en, tre och fem månader. En överraskning i femte månaden är en utebliven avstämning i den första.

    Hela modellen, med dina egna siffror, finns i vår [kalkylator](/calculator?lang=sv). Det tar under två minuter och du behöver inte säga vem du är.`,
  ),
};
