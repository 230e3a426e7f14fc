import { documents } from '../../../document.ts';
import type { ArticleSeed } from '../../website-rows.ts';
import { mioTallberg } from '../staff.ts';

export const structuredInterviews: ArticleSeed = {
  slug: 'structured-interviews',
  title: {
    en: 'The structured interview, and how to do one on Thursday',
    sv: 'Den strukturerade intervjun, och hur du gör en på torsdag',
  },
  excerpt: {
    en: 'Same questions, same scale, scores before talk. It feels stiff for ten minutes and predicts twice as well. A recipe with six questions to start from.',
    sv: 'Samma frågor, samma skala, poäng före prat. Det känns stelt i tio minuter och förutsäger dubbelt så bra. Ett recept med sex frågor att börja med.',
  },
  tags: ['hiring', 'interviews'],
  author: mioTallberg,
  author_name: 'Mio Tallberg',
  state: 'published',
  published_days_ago: 254,
  body: documents(
    `Most interviews are pleasant conversations after which two people say "good feeling". Good feeling is mostly recognition: the same school, the same jokes, the same way of being nervous. It says little about the work.

    Research on selection has compared the methods for a century. A large review from 2022, by Sackett and colleagues, puts the structured interview at the top with a correlation of 0.42 with later performance. The unstructured interview gets 0.19, and years of experience 0.07. None of them is a crystal ball. But one is twice as good as the other, and it costs nothing but discipline.

    ## What makes it structured

    Three things, and all three are needed.

    1. **The same questions** to everybody, in the same order.
    2. **A scale with words**: what a one, a three and a five look like, written before the first interview.
    3. **Scores before talk.** Each interviewer puts down figures alone. Then you compare.

    Leave out one, and you have an ordinary interview with a form.

    ## Begin with the work

    Take the three or four things the person must manage during the first year. Not qualities, things: "get a late supplier to deliver", "take over code that nobody likes", "tell a customer no". For each, write one question about what has happened and one about what could.

    ## Six questions to start from

    - Tell us about a time when you found out that you had been wrong about something important at work. What did you do the same day?
    - Describe a piece of work you took over from somebody else. What did you keep, what did you change, and how did you decide?
    - When did you last disagree with your manager? How did it end?
    - You come back from holiday. The project is three weeks late and the customer does not know. What do you do before lunch?
    - Two colleagues ask for your help with different things, both today. How do you choose?
    - What do you want to be better at a year from now, and what have you done about it so far?

    Follow up with "what did *you* do?" and "what happened then?". Those two may be asked as often as you like.

    ## A scale that helps

    For the first question, a scale may read like this:

    - **One:** blames others, or cannot think of an occasion.
    - **Three:** describes a real mistake, and put it right when asked.
    - **Five:** noticed it alone, told those it concerned the same day, and changed something so that it would not happen again.

    Write such lines for every question. It takes an hour per job, and you will use them for years.

    ## On the day

    Tell the candidate how it works: "We ask everyone the same things and take notes, so we may look down a lot. Your questions come at the end and have twenty minutes of their own." Nobody has ever been offended. Most are relieved.

    Do it in pairs. One asks, one writes. Swap for the next candidate, and do not discuss anything in the lift.

    ## Afterwards

    Each of you scores alone, within an hour. Then lay the figures side by side and talk only about the questions where you differ by two or more. What did you hear that I did not? Do not work out an average to one decimal and let it decide: the figures are there to make the talk better, not to replace it.

    Keep the notes for as long as the applicant's data is kept. Someone who was turned down may ask how you reasoned, and with the scores in front of you the answer is easy, short and true.

    ## The objection

    "We lose the personal touch." You lose the small talk, and you can have that over lunch. What you gain is that the quiet one, who would have lost to the charming one, gets the same fifty minutes.`,
    `De flesta intervjuer är trevliga samtal, och efteråt säger två personer ”bra känsla”. Bra känsla är mest igenkänning: samma skola, samma humor, samma sätt att vara nervös. Om arbetet säger den inte mycket.

    Forskningen om urval har jämfört metoderna i hundra år. En stor genomgång från 2022, av Sackett med kollegor, sätter den strukturerade intervjun överst med en korrelation på 0,42 med senare arbetsprestation. Den ostrukturerade får 0,19 och antal år i yrket 0,07. Ingen av dem är en spåkula. Men den ena är dubbelt så bra som den andra, och den kostar inget annat än disciplin.

    ## Det som gör den strukturerad

    Tre saker, och alla tre behövs.

    1. **Samma frågor** till alla, i samma ordning.
    2. **En skala med ord**: hur en etta, en trea och en femma ser ut, nedskrivet före den första intervjun.
    3. **Poäng före prat.** Var och en sätter sina siffror ensam. Sedan jämför ni.

    Hoppar ni över en av dem har ni en vanlig intervju med blankett.

    ## Börja med arbetet

    Ta de tre eller fyra saker som personen måste klara under det första året. Inte egenskaper utan saker: ”få en sen leverantör att leverera”, ”ta över kod som ingen tycker om”, ”säga nej till en kund”. Skriv för var och en av dem en fråga om något som har hänt och en om något som kan hända.

    ## Sex frågor att börja med

    - Berätta om en gång när du upptäckte att du hade haft fel om något viktigt på jobbet. Vad gjorde du samma dag?
    - Beskriv ett arbete som du tog över från någon annan. Vad behöll du, vad ändrade du och hur bestämde du dig?
    - När var du senast oense med din chef? Hur slutade det?
    - Du kommer tillbaka från semestern. Projektet är tre veckor sent, och kunden vet inte om det. Vad gör du före lunch?
    - Två kollegor ber om din hjälp med olika saker, båda i dag. Hur väljer du?
    - Vad vill du vara bättre på om ett år, och vad har du gjort åt det hittills?

    Följ upp med ”vad gjorde *du*?” och ”vad hände sedan?”. De två får ni ställa hur ofta ni vill.

    ## En skala som hjälper

    För den första frågan kan skalan se ut så här:

    - **Ett:** skyller på andra, eller kommer inte på någon gång.
    - **Tre:** berättar om ett verkligt misstag och rättade till det på uppmaning.
    - **Fem:** upptäckte det på egen hand, talade om det för dem det gällde samma dag och ändrade något så att det inte skulle hända igen.

    Skriv sådana rader för varje fråga. Det tar en timme per jobb, och ni har nytta av dem i åratal.

    ## På dagen

    Berätta för kandidaten hur det går till: ”Vi frågar alla samma saker och antecknar, så vi tittar nog ner en hel del. Dina frågor kommer sist och har tjugo egna minuter.” Ingen har någonsin tagit illa upp. De flesta blir lättade.

    Var två. En frågar, en skriver. Byt till nästa kandidat, och diskutera ingenting i hissen.

    ## Efteråt

    Var och en poängsätter ensam, inom en timme. Lägg sedan siffrorna bredvid varandra och tala bara om de frågor där ni skiljer er med två steg eller mer. Vad hörde du som inte jag hörde? Räkna inte ihop till en decimal och låt summan avgöra: siffrorna finns för att göra samtalet bättre, inte för att ersätta det.

    Spara anteckningarna lika länge som den sökandes uppgifter. Den som har fått nej kan fråga hur ni resonerade, och med poängen framför er är svaret lätt, kort och sant.

    ## Invändningen

    ”Vi förlorar det personliga.” Ni förlorar kallpratet, och det kan ni ta över lunchen. Det ni vinner är att den tysta, som annars hade förlorat mot den charmiga, får samma femtio minuter.`,
  ),
};
