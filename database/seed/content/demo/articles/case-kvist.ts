import { documents } from '../../../document.ts';
import type { ArticleSeed } from '../../website-rows.ts';
import { mioTallberg } from '../staff.ts';

export const caseKvist: ArticleSeed = {
  slug: 'case-kvist-head-of-engineering',
  kind: 'case',
  title: {
    en: 'Kvist: a head of engineering in thirteen days',
    sv: 'Kvist: en utvecklingschef på tretton dagar',
  },
  excerpt: {
    en: 'Five months of searching had produced two offers and two refusals. A Monday meeting, a rewritten profile and four introductions later, the role was filled.',
    sv: 'Fem månaders letande hade gett två erbjudanden och två nej. Ett måndagsmöte, en omskriven profil och fyra presentationer senare var tjänsten tillsatt.',
  },
  tags: ['hiring', 'interviews'],
  author: mioTallberg,
  author_name: 'Mio Tallberg',
  state: 'published',
  published_days_ago: 34,
  body: documents(
    `Kvist helps architects design wooden houses. Thirty-one people in Malmö, eleven of them developers, and since the spring nobody to lead them. The advertisement had been out for five months.

    ! **In short.** Role: head of engineering. Sector: tech. Shortlist on day 8, signed on day 13. Four people introduced, two interviewed, one hired. Plan: one recruiter, two days a week.

    ## Where it had got stuck

    The advertisement asked for twelve years of experience, a background in computer graphics and a record of scaling a team to fifty. We asked the obvious question: which of the three did the last good week of work at Kvist depend on? None of them, it turned out. It had depended on somebody who could say no to a large customer without losing them.

    We rewrote the profile on the spot, at their Monday meeting, with the whole team listening. Two of three requirements went. One was added: has led people who know more than you do.

    ## What we did

    1. **Day 1 to 3.** Rewrote the profile, and agreed on four questions that everyone would be asked.
    2. **Day 3 to 7.** Wrote to 46 people by name. Nineteen answered, nine wanted to talk.
    3. **Day 8.** Four people on a shortlist, each with answers to the four questions.
    4. **Day 9 to 12.** Two interviews with the team, one work session about a real decision.
    5. **Day 13.** Signed.

    % From first contact to signature
    % Contacted: 46
    % Answered: 19
    % Spoke with us: 9
    % Shortlisted: 4
    % Interviewed: 2

    ## What we would do again

    > Alpaca sat in on our Monday meeting and worked out in a week what we really needed.

    The meeting made the difference, not the search. When the people who will work with somebody have heard each other say what they need, the interviews get short and the decision gets easy.

    Everybody who was not chosen got an answer within two days. One of them has since applied to Kvist for another role.`,
    `Kvist hjälper arkitekter att rita hus i trä. Trettioen personer i Malmö, elva av dem utvecklare, och sedan i våras ingen som ledde dem. Annonsen hade legat ute i fem månader.

    ! **I korthet.** Roll: utvecklingschef. Bransch: tech. Slutkandidater dag 8, påskrivet dag 13. Fyra presenterade, två intervjuade, en anställd. Upplägg: en rekryterare, två dagar i veckan.

    ## Där det hade kört fast

    Annonsen bad om tolv års erfarenhet, en bakgrund i datorgrafik och vana att bygga ett team på femtio. Vi ställde den självklara frågan: vilket av de tre berodde den senaste riktigt bra arbetsveckan på Kvist på? Inget av dem, visade det sig. Den berodde på att någon kunde säga nej till en stor kund utan att förlora kunden.

    Vi skrev om profilen på plats, på deras måndagsmöte, med hela teamet i rummet. Två av tre krav försvann. Ett kom till: har lett människor som kan mer än du.

    ## Så gick det till

    1. **Dag 1 till 3.** Skrev om profilen och enades om fyra frågor som alla skulle få.
    2. **Dag 3 till 7.** Skrev till 46 personer, en i taget. Nitton svarade, nio ville prata.
    3. **Dag 8.** Fyra slutkandidater, alla med svar på de fyra frågorna.
    4. **Dag 9 till 12.** Två intervjuer med teamet och ett arbetsprov om ett verkligt beslut.
    5. **Dag 13.** Påskrivet.

    % Från första kontakt till intervju
    % Kontaktade: 46
    % Svarade: 19
    % Pratade med oss: 9
    % Slutkandidater: 4
    % Intervjuade: 2

    ## Det vi skulle göra om

    > Alpaca satt med på vårt måndagsmöte och förstod på en vecka vad vi egentligen behövde.

    Det var mötet som avgjorde, inte letandet. När de som ska arbeta med någon har hört varandra säga vad de behöver blir intervjuerna korta och beslutet lätt.

    Alla som inte blev valda fick svar inom två dagar. En av dem har sedan dess sökt en annan tjänst på Kvist.`,
  ),
};
