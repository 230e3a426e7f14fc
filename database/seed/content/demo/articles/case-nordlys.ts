import { documents } from '../../../document.ts';
import type { ArticleSeed } from '../../website-rows.ts';
import { frejaHolm } from '../staff.ts';

export const caseNordlys: ArticleSeed = {
  slug: 'case-nordlys-product-designer',
  kind: 'case',
  title: {
    en: 'Nordlys: a product designer whom 84 applicants wished well',
    sv: 'Nordlys: en produktdesigner som 84 sökande önskade lycka till',
  },
  excerpt: {
    en: 'Designers talk to each other. So Nordlys decided that everyone who applied should leave with something, also the 83 who did not get the job.',
    sv: 'Designer pratar med varandra. Därför bestämde Nordlys att alla som sökte skulle få med sig något, även de 83 som inte fick jobbet.',
  },
  tags: ['hiring', 'candidates'],
  author: frejaHolm,
  author_name: 'Freja Holm',
  state: 'published',
  published_days_ago: 88,
  body: documents(
    `Nordlys forecasts how much electricity a building will need tomorrow. Fifty-two people in Oslo and Helsinki, one designer, and a product that caretakers open at six in the morning with gloves on.

    ! **In short.** Role: product designer. Sector: creative. 84 applicants, 100 per cent answered, signed on day 26. Plan: one recruiter, one day a week.

    ## The problem with portfolios

    A portfolio shows the last picture, not the road to it. It rewards people who have had the time and the clients for beautiful case studies, and it hides the ones who spend their days making a form three fields shorter.

    So we did not ask for one. We asked three questions instead, and told everyone how they would be read:

    1. Which part of a product you use every day would you remove?
    2. Tell us about something you designed that turned out wrong. How did you find out?
    3. What would you ask a caretaker in Helsinki before drawing anything?

    % Days until an applicant had an answer
    % Nordlys, the search before: 31
    % This search: 4

    ## Everyone left with something

    Everyone who was turned down got a reason, and those whom we had spoken with got notes from the people they had met. That took two of us an afternoon a week. It is the best advertising that we have ever seen a company of fifty-two buy.

    ## The result

    The designer who was hired had never worked with energy. She asked in the first interview to follow a caretaker for a day, and did so before she signed.

    > Our candidates thought the recruiter worked here. After a while, so did I.

    Two of the people who were turned down have applied again. One of them starts in the autumn.`,
    `Nordlys räknar ut hur mycket el en fastighet behöver i morgon. Femtiotvå personer i Oslo och Helsingfors, en designer, och en produkt som fastighetsskötare öppnar klockan sex på morgonen med handskar på.

    ! **I korthet.** Roll: produktdesigner. Bransch: kreativt. 84 sökande, 100 procent fick svar, påskrivet dag 26. Upplägg: en rekryterare, en dag i veckan.

    ## Problemet med portfolior

    En portfolio visar den sista bilden, inte vägen dit. Den belönar den som har haft tid och kunder för vackra fallbeskrivningar, och döljer den som ägnar dagarna åt att göra ett formulär tre fält kortare.

    Så vi bad inte om någon. Vi ställde tre frågor i stället och berättade för alla hur svaren skulle läsas:

    1. Vilken del av en produkt som du använder varje dag skulle du ta bort?
    2. Berätta om något du har designat som blev fel. Hur märkte du det?
    3. Vad skulle du fråga en fastighetsskötare i Helsingfors innan du ritar något alls?

    % Dagar tills en sökande hade fått svar
    % Nordlys, förra gången: 31
    % Den här gången: 4

    ## Alla fick med sig något

    Alla som fick nej fick veta varför, och de som vi hade pratat med fick anteckningar från dem de hade träffat. Det tog två av oss en eftermiddag i veckan. Det är den bästa reklam vi har sett ett företag på femtiotvå personer köpa.

    ## Resultatet

    Designern som blev anställd hade aldrig arbetat med energi. Vid den första intervjun bad hon att få följa en fastighetsskötare en dag, och det gjorde hon innan hon skrev på.

    > Våra kandidater trodde att rekryteraren jobbade hos oss. Det gjorde jag med, efter ett tag.

    Två av dem som fick nej har sökt igen. En av dem börjar i höst.`,
  ),
};
