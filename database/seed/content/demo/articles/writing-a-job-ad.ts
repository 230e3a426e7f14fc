import { documents } from '../../../document.ts';
import type { ArticleSeed } from '../../website-rows.ts';
import { tuvaStenros } from '../staff.ts';

export const writingAJobAd: ArticleSeed = {
  slug: 'how-to-write-a-job-ad',
  title: {
    en: 'How to write a job ad that the right person reads to the end',
    sv: 'Så skriver du en platsannons som rätt person läser till slut',
  },
  excerpt: {
    en: 'Put the salary in, take the adjectives out, and halve the requirements. Seven edits, with before and after.',
    sv: 'In med lönen, ut med adjektiven och halvera kraven. Sju ändringar, med före och efter.',
  },
  tags: ['job-ads', 'hiring'],
  author: tuvaStenros,
  author_name: 'Tuva Stenros',
  state: 'published',
  published_days_ago: 211,
  body: documents(
    `A good job ad has one reader: the person who already has a job, is reading on a phone on the way home, and gives you fifteen seconds. Everything below is about those fifteen seconds.

    ## 1. Begin with the work, not with yourselves

    *Before:* "We are a fast-growing company with a passion for innovation, founded in 2016."

    *After:* "A transport planner moves forty deliveries around on a screen while two phones ring. You will make that screen."

    The company's history may come later, in two sentences. The reader first wants to know what a Tuesday is like.

    ## 2. Say what it pays

    A range, in figures, per month. Those who would have said no to the pay in the third interview say no at once, and you have saved three interviews. Those who were unsure whether they dared to ask now apply.

    Keep the range honest. "35,000 to 75,000" is not a range, it is a shrug. Plus or minus twelve per cent is about right.

    ## 3. Halve the list of requirements

    Go through the list and ask of each line: would we turn down an otherwise perfect person for the lack of this? If not, it moves to "nice to have" or disappears. You will be left with four or five.

    Long lists do not frighten off those who overrate themselves. They frighten off the careful ones, and careful people are often the ones you want.

    ## 4. Take out the adjectives

    Driven, outgoing, humble, structured, flexible. Every ad says so, and nobody has ever read one and thought: no, I am unstructured, I had better not apply. Replace each adjective with what it is for.

    *Before:* "You are a strong communicator who thrives under pressure."

    *After:* "You answer customers by phone on Mondays, the day when most things have broken."

    ## 5. Say what the first half year looks like

    Three lines are enough: the first week, the first month, the first six months. It shows that you have thought it through, and it is the part applicants quote in interviews.

    ## 6. Describe what happens next

    How many steps, with whom, how long each, and when the decision is made. Add who answers questions, with a name. If you set homework, say how long it takes and whether it is paid. (Four hours unpaid is too much. We have timed it.)

    ## 7. Write it in both languages, properly

    In the Nordics many tech teams work in English, and many of the applicants think in Swedish. A machine translation is noticed at once: "du har en passion för att leverera värde" is nobody's language. Write it twice, with the same facts and different sentences. And if the job calls for Swedish, say what it is needed for. "The hospitals call in Swedish" is a reason. "Fluent Swedish" is just a wall.

    ## A checklist for the last minute

    - Does the title say what people search for? "Full-stack developer", not "Code hero".
    - Are place and days at the office clear on the first screen?
    - Is there a last day to apply, and will someone be there on it?
    - Does any line hint at age, sex or origin? "Young team" does. Take it out; the Discrimination Act agrees with us.
    - Have you asked for anything that you do not need yet? Personal identity number and previous salary never belong in an application.

    ## And then: read it aloud

    If you run out of breath, the sentence is too long. If you would be embarrassed to say it to a friend, it is not true yet. The best ad we published this year was 280 words. It got eleven applications, and seven of them were worth a call.`,
    `En bra platsannons har en läsare: den som redan har ett jobb, läser på telefonen på väg hem och ger dig femton sekunder. Allt nedan handlar om de femton sekunderna.

    ## 1. Börja med arbetet, inte med er själva

    *Före:* ”Vi är ett snabbväxande bolag med passion för innovation, grundat 2016.”

    *Efter:* ”En transportledare flyttar fyrtio leveranser på en skärm medan två telefoner ringer. Du ska göra den skärmen.”

    Företagets historia får komma senare, i två meningar. Läsaren vill först veta hur en tisdag ser ut.

    ## 2. Skriv ut lönen

    Ett spann, i siffror, per månad. Den som hade tackat nej till lönen i tredje intervjun tackar nej direkt, och ni har sparat tre intervjuer. Den som inte vågade fråga söker i stället.

    Håll spannet ärligt. ”35 000 till 75 000” är inget spann, det är en axelryckning. Plus minus tolv procent är lagom.

    ## 3. Halvera kravlistan

    Gå igenom listan och fråga om varje rad: skulle vi säga nej till en i övrigt perfekt person för att just detta saknas? Om inte flyttar raden till ”bra att ha, men inget krav” eller försvinner. Kvar blir fyra eller fem.

    Långa listor skrämmer inte dem som överskattar sig. De skrämmer de noggranna, och de noggranna är ofta dem ni vill ha.

    ## 4. Stryk adjektiven

    Driven, social, prestigelös, strukturerad, flexibel. Det står i varje annons, och ingen har någonsin läst det och tänkt: nej, jag är ostrukturerad, jag låter bli att söka. Byt varje adjektiv mot det som det är till för.

    *Före:* ”Du är kommunikativ och stresstålig.”

    *Efter:* ”Du svarar kunder i telefon på måndagar, den dag då mest har gått sönder.”

    ## 5. Berätta hur det första halvåret ser ut

    Tre rader räcker: första veckan, första månaden, första halvåret. Det visar att ni har tänkt, och det är den del som sökande citerar i intervjuer.

    ## 6. Beskriv hur det går till

    Hur många steg, med vem, hur lång tid vart och ett tar och när det avgörs. Skriv vem som svarar på frågor, med namn. Har ni en hemuppgift ska det stå hur lång tid den tar och om den är betald. (Fyra timmar obetalt är för mycket. Vi har tagit tid.)

    ## 7. Skriv på båda språken, på riktigt

    I Norden arbetar många teknikteam på engelska, och många av de sökande tänker på svenska. En maskinöversättning märks direkt: ”du har en passion för att leverera värde” är ingens språk. Skriv två gånger, med samma fakta och olika meningar. Och kräver jobbet svenska, skriv vad den ska vara till. ”Sjukhusen ringer på svenska” är ett skäl. ”Flytande svenska” är bara en mur.

    ## En checklista för sista minuten

    - Står det i rubriken vad folk söker efter? ”Fullstackutvecklare”, inte ”Kodhjälte”.
    - Framgår platsen och antalet kontorsdagar redan på första skärmen?
    - Finns det ett sista ansökningsdatum, och är någon på plats då?
    - Antyder någon rad ålder, kön eller ursprung? ”Ungt team” gör det. Stryk; diskrimineringslagen håller med oss.
    - Har ni bett om något ni inte behöver än? Personnummer och tidigare lön hör aldrig hemma i en ansökan.

    ## Och sedan: läs högt

    Tappar du andan är meningen för lång. Skulle du skämmas för att säga det till en vän är det inte sant än. Den bästa annons vi har publicerat i år var på 280 ord. Den gav elva ansökningar, och sju av dem var värda ett samtal.`,
  ),
};
