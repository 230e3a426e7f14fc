import { documents } from '../../../document.ts';
import type { ArticleSeed } from '../../website-rows.ts';
import { frejaHolm } from '../staff.ts';

export const referenceCalls: ArticleSeed = {
  slug: 'reference-calls-that-tell-you-something',
  title: {
    en: 'Reference calls that tell you something',
    sv: 'Referenssamtal som ger något',
  },
  excerpt: {
    en: 'Nobody gives you the number of an enemy. Twenty minutes can still be worth a lot, if you ask about the work and not about the person.',
    sv: 'Ingen lämnar numret till en ovän. Tjugo minuter kan ändå vara värda mycket, om du frågar om arbetet och inte om personen.',
  },
  tags: ['hiring', 'interviews'],
  author: frejaHolm,
  author_name: 'Freja Holm',
  state: 'scheduled',
  published_days_ago: -6,
  body: documents(
    `Reference calls are usually made on the last day, by someone in a hurry, to a person who has been warned. "Would you hire her again?" "Absolutely." "Any weaknesses?" "She works a little too much." Everybody hangs up content, and nobody has learnt anything.

    It can be done better, and it takes twenty minutes.

    ## Decide what you want to know

    After the interviews there is always something you are not sure of. Perhaps you differed on one of the questions. Perhaps the work session went well but was short. Write down two or three things, and let the call be about those. A reference is there to fill gaps, not to confirm what you have already decided.

    ## Choose together with the candidate

    In Sweden it is good practice, and under the data protection rules the only sensible way, to call only those the candidate has agreed to. But you may wish for something: "We would like to talk with someone who was your manager, and with someone who had to rely on your work." The second is often the better call. Colleagues in the next department know whether things arrived on time.

    Never call the current employer without an explicit yes. You can cost somebody the job they have.

    ## Questions that open

    - How did you work together, and when?
    - What would the person be doing on an ordinary day?
    - Tell me about something that went well, and what the person's part in it was.
    - Tell me about something that was hard. What did the person do?
    - What kind of manager gets the best out of this person?
    - We are looking for someone who can do *this* (describe it). What would come easily, and where would support be needed?
    - If you compare with others in the same role, where would you put the person, and why there?

    Then keep quiet. The most useful sentence in a reference call comes after a pause of four seconds.

    ## Questions to leave alone

    Health, family, union, faith, age, pay. They must not decide anything, so you do not want to know. If the other person starts on such things of their own accord, say kindly that you would like to get back to the work.

    ## Listen to what is not said

    A referee who likes someone gives examples without being asked. One who does not will answer in general terms. "Did what was asked" about a leader says a good deal. But be careful: some people are simply brief, and some companies forbid their managers to say more than dates and titles. One lukewarm call is not a verdict. Two that point to the same thing are a reason to ask the candidate.

    ## Let the candidate answer

    If something comes up that worries you, tell the candidate and listen. It is fair, and it is often instructive. "Yes, that was the year I had three managers" may be the whole explanation. Turning somebody down for what a third person said on the telephone, without giving them a chance to reply, is a habit you should break.

    ## Write it down, briefly

    Note whom you talked with, when, and what was said about the work. Leave out gossip. The candidate has a right to see what you have stored, so write as if the candidate were reading over your shoulder. And erase the notes together with the rest of the application.

    ## What it is worth

    References are worse at predicting how someone will do than a structured interview or a work sample. They are a complement. Leave them until last, when you have one or two people left, and use them for two things: to check the gap, and to learn how to be a good manager for this particular person. The second is what you will be glad of in March.

    ## Afterwards

    Thank the referee and tell the candidate that you have called. If the person gets the job, look up the notes again on day 14. They say, in plain words, what helps.`,
    `Referenssamtal brukar ringas sista dagen, av någon som har bråttom, till någon som är förvarnad. ”Skulle du anställa henne igen?” ”Absolut.” ”Några svagheter?” ”Hon arbetar kanske lite för mycket.” Alla lägger på nöjda, och ingen har lärt sig något.

    Det går att göra bättre, och det tar tjugo minuter.

    ## Bestäm vad du vill veta

    Efter intervjuerna finns det alltid något du är osäker på. Kanske var ni oense om en av frågorna. Kanske gick arbetsprovet bra men var kort. Skriv ner två eller tre saker och låt samtalet handla om dem. En referens är till för att fylla luckor, inte för att bekräfta det ni redan har bestämt.

    ## Välj tillsammans med kandidaten

    Det är god sed i Sverige, och enligt dataskyddsreglerna det enda rimliga, att bara ringa dem som kandidaten har sagt ja till. Men ni får önska: ”Vi vill gärna tala med någon som var din chef och med någon som var beroende av ditt arbete.” Det andra samtalet är ofta det bättre. Kollegorna på avdelningen intill vet om saker blev klara i tid.

    Ring aldrig den nuvarande arbetsgivaren utan ett uttryckligt ja. Ni kan kosta någon jobbet.

    ## Frågor som öppnar

    - Hur arbetade ni tillsammans, och när?
    - Vad gjorde personen en vanlig dag?
    - Berätta om något som gick bra och vad personens del i det var.
    - Berätta om något som var svårt. Vad gjorde personen då?
    - Vilken sorts chef får ut det bästa av den här personen?
    - Vi söker någon som ska klara *det här* (beskriv det). Vad skulle gå lätt, och var skulle det behövas stöd?
    - Om du jämför med andra i samma roll, var skulle du placera personen, och varför just där?

    Tig sedan. Den nyttigaste meningen i ett referenssamtal kommer efter fyra sekunders tystnad.

    ## Frågor att låta bli

    Hälsa, familj, fack, tro, ålder, lön. De får inte avgöra, och därför vill du inte veta. Börjar den andra självmant tala om sådant säger du vänligt att du gärna vill tillbaka till arbetet.

    ## Lyssna efter det som inte sägs

    En referens som tycker om någon ger exempel utan att bli ombedd. Den som inte gör det svarar i allmänna ordalag. ”Gjorde det som behövdes” om en ledare säger en hel del. Men var försiktig: en del människor är helt enkelt fåordiga, och somliga företag förbjuder sina chefer att säga mer än datum och titlar. Ett ljummet samtal är ingen dom. Två som pekar åt samma håll är ett skäl att fråga kandidaten.

    ## Låt kandidaten svara

    Kommer det fram något som oroar, berätta det för kandidaten och lyssna. Det är rättvist, och ofta lärorikt. ”Ja, det var året då jag hade tre chefer” kan vara hela förklaringen. Att säga nej till någon för vad en tredje person sagt i telefon, utan att personen har fått svara, är en ovana att lägga av med.

    ## Skriv ner det, kort

    Notera vem du talade med, när, och vad som sades om arbetet. Utelämna skvaller. Kandidaten har rätt att se vad ni har sparat, så skriv som om kandidaten läste över axeln. Och radera anteckningarna tillsammans med resten av ansökan.

    ## Vad det är värt

    Referenser förutsäger sämre hur det ska gå än en strukturerad intervju eller ett arbetsprov. De är ett komplement. Ta dem sist, när en eller två personer är kvar, och använd dem till två saker: att kontrollera luckan och att lära dig hur man är en bra chef för just den här personen. Det är det senare du blir glad för i mars.

    ## Efteråt

    Tacka referensen och berätta för kandidaten att du har ringt. Får personen jobbet tar du fram anteckningarna igen på dag 14. Där står det, i klartext, vad som hjälper.`,
  ),
};
