import { documents } from '../../../document.ts';
import type { ArticleSeed } from '../../website-rows.ts';
import { mioTallberg } from '../staff.ts';

export const sixMonthsOfProbation: ArticleSeed = {
  slug: 'six-months-of-probation',
  title: {
    en: 'Six months of probation, used well',
    sv: 'Sex månaders provanställning, väl använd',
  },
  excerpt: {
    en: 'What the Swedish Employment Protection Act says about probation, what the neighbours say, and a plan for the first 180 days.',
    sv: 'Vad LAS säger om provanställning, hur det är hos grannarna och en plan för de första 180 dagarna.',
  },
  tags: ['labour-law', 'hiring', 'nordics'],
  author: mioTallberg,
  author_name: 'Mio Tallberg',
  state: 'published',
  published_days_ago: 15,
  body: documents(
    `Probation has a bad name. To the employee it sounds like suspicion, and to the employer like an insurance policy one hopes not to need. Used well it is neither. It is half a year in which both find out, in the open, whether it is right.

    ## What the law says in Sweden

    The rules are in section 6 of the Employment Protection Act, LAS for short.

    - A probationary employment may last **six months at most**.
    - If nobody says anything before it runs out, it turns into **permanent employment** by itself.
    - It can be ended before or at the end of the period. The employer need not give a reason, but it must never be a discriminatory one, and pregnancy or parental leave is not a reason.
    - The employer gives the employee notice of it **at least two weeks in advance**, and at the same time informs the union if the employee belongs to one. Either may ask for a consultation.
    - Probation has to be agreed on. If nothing is written, the employment is permanent from the first day.

    A collective agreement may say otherwise, for instance on longer notice. Read yours first.

    An extension beyond six months is not possible under the law. If the employee has been away for a long time, because of illness for example, some collective agreements allow the period to be prolonged by agreement. Without such a rule: decide.

    ## The neighbours

    - **Norway:** up to six months, agreed in writing. Notice is 14 days unless otherwise agreed, and a dismissal has to concern how the employee has adapted to the work, professional skill or reliability.
    - **Denmark:** for salaried employees up to three months, with 14 days' notice from the employer. The notice has to run out within the three months.
    - **Finland:** up to six months, and in a fixed-term employment at most half of its length. Either party may end it at once, but not on discriminatory or otherwise improper grounds.

    ## A plan for 180 days

    The most common mistake is to do nothing for five months and then be surprised. Do this instead.

    **Before the first day.** Write down, on one page, what the person should have managed after six months. Three to five points that can be seen: "has run a release alone", "has five customers of her own". Go through it together in the first week and change what is unreasonable. From then on both of you know the rules.

    **Day 14.** Half an hour. Is the job what you were told? This is the time when a wrong expectation costs least to put right. Ask straight out: "What has surprised you?"

    **Day 30.** An hour, with the page in front of you. What is going well, what is not, one thing for each of you to do differently. Write three lines and send them the same day.

    **Day 90.** Half-way. Now the manager should be able to answer one question: would I hire this person again, knowing what I know? If the answer is a clear yes, say so. It is odd how often people are left to guess. If it is "not yet", say precisely what is missing and what help you will give.

    **Day 150.** Decision. A month remains, and it is enough to do it decently whichever way it goes. If it is no, talk in private, give notice in writing with at least two weeks to go, and inform the union where there is one. No reason is required by law. Give the true one anyway, if you can do so kindly.

    **Day 180.** Lunch.

    ## The employee is trying you out, too

    Probation works in both directions. The newcomer is also deciding whether to stay, and rarely says so unasked. We ring everyone we have helped into a new job after the first week and after the third month. Roughly one in ten then tells us something the manager does not know: that the tasks are not the ones in the ad, or that the team is more short-staffed than it seemed. It can nearly always be solved, as long as it is said in month one.

    ## Should you always use it?

    No. Someone leaving a secure job after fifteen years may think twice about six uncertain months. If you have interviewed well and taken references, you may offer permanent employment from the start. It costs nothing that day, and it is noticed.`,
    `Provanställning har dåligt rykte. För den anställda låter det som misstro, för arbetsgivaren som en försäkring man hoppas slippa använda. Rätt använd är den ingetdera. Den är ett halvår då båda öppet tar reda på om det är rätt.

    ## Vad lagen säger i Sverige

    Reglerna finns i 6 § lagen om anställningsskydd, LAS.

    - En provanställning får vara **högst sex månader**.
    - Säger ingen något innan den löper ut övergår den av sig själv i en **tillsvidareanställning**.
    - Den kan avbrytas i förtid eller avslutas när den går ut. Arbetsgivaren behöver inte ange något skäl, men skälet får aldrig vara diskriminerande, och graviditet eller föräldraledighet är inget skäl.
    - Arbetsgivaren underrättar den anställda **minst två veckor i förväg** och varslar samtidigt facket, om den anställda är medlem. Båda kan begära överläggning.
    - Provanställning måste avtalas. Står det inget är anställningen tills vidare från första dagen.

    Kollektivavtalet kan säga något annat, till exempel om längre underrättelsetid. Läs ert först.

    Någon förlängning utöver sex månader medger lagen inte. Har den anställda varit borta länge, till exempel på grund av sjukdom, tillåter vissa kollektivavtal att man kommer överens om en längre period. Finns ingen sådan regel: bestäm er.

    ## Grannarna

    - **Norge:** upp till sex månader, om det är skriftligt avtalat. Uppsägningstiden är 14 dagar om inget annat är överenskommet, och en uppsägning ska handla om hur den anställda har anpassat sig till arbetet, om yrkesskicklighet eller om pålitlighet.
    - **Danmark:** för tjänstemän upp till tre månader, med 14 dagars uppsägning från arbetsgivaren. Uppsägningstiden ska ha löpt ut inom de tre månaderna.
    - **Finland:** upp till sex månader, och i en visstidsanställning högst halva tiden. Båda kan avsluta den omedelbart, men inte på diskriminerande eller annars osakliga grunder.

    ## En plan för 180 dagar

    Det vanligaste misstaget är att inte göra något på fem månader och sedan bli förvånad. Gör så här i stället.

    **Före första dagen.** Skriv på en sida vad personen ska ha klarat efter sex månader. Tre till fem punkter som går att se: ”har genomfört en lansering på egen hand”, ”har fem egna kunder”. Gå igenom den tillsammans första veckan och ändra det som är orimligt. Sedan känner båda till spelreglerna.

    **Dag 14.** En halvtimme. Är jobbet det som utlovades? Det är nu en felaktig förväntan är billigast att rätta. Fråga rakt ut: ”Vad har förvånat dig?”

    **Dag 30.** En timme, med sidan framför er. Vad går bra, vad går inte bra, en sak för var och en att göra annorlunda. Skriv tre rader och skicka dem samma dag.

    **Dag 90.** Halvvägs. Nu ska chefen kunna svara på en fråga: skulle jag anställa den här personen igen, med det jag vet? Är svaret ett klart ja, säg det. Det är märkligt hur ofta folk får gå och gissa. Är det ”inte än”, säg exakt vad som saknas och vilken hjälp ni ger.

    **Dag 150.** Beslut. En månad återstår, och det räcker för att sköta det anständigt hur det än går. Blir det nej talar ni i enrum, lämnar en skriftlig underrättelse med minst två veckor kvar och varslar facket där det behövs. Lagen kräver inget skäl. Ge det sanna ändå, om du kan göra det vänligt.

    **Dag 180.** Lunch.

    ## Den anställda provar också

    Provanställning gäller åt båda håll. Den nya bestämmer sig också för om det är värt att stanna, och säger det sällan utan att bli tillfrågad. Vi ringer alla som vi har hjälpt till ett nytt jobb efter första veckan och efter tredje månaden. Ungefär var tionde berättar då något som chefen inte vet: att uppgifterna är andra än i annonsen, att teamet är mer underbemannat än det verkade. Nästan alltid går det att lösa, om det blir sagt under den första månaden.

    ## Ska ni alltid använda den?

    Nej. Den som lämnar en trygg anställning efter femton år kan tveka inför sex osäkra månader. Har ni intervjuat väl och tagit referenser kan ni erbjuda tillsvidareanställning från början. Det kostar ingenting den dagen, och det märks.`,
  ),
};
