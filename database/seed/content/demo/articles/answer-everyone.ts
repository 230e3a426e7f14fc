import { documents } from '../../../document.ts';
import type { ArticleSeed } from '../../website-rows.ts';
import { frejaHolm } from '../staff.ts';

export const answerEveryone: ArticleSeed = {
  slug: 'answer-everyone',
  title: {
    en: 'Answer everyone: the cheapest employer branding there is',
    sv: 'Svara alla: det billigaste sättet att bli en omtyckt arbetsgivare',
  },
  excerpt: {
    en: 'A hundred people apply, one gets the job, ninety-nine remember how it felt. What it takes to give them all an answer: seven minutes a day.',
    sv: 'Hundra söker, en får jobbet, nittionio minns hur det kändes. Vad som krävs för att ge alla ett svar: sju minuter om dagen.',
  },
  tags: ['candidates', 'hiring'],
  author: frejaHolm,
  author_name: 'Freja Holm',
  state: 'published',
  published_days_ago: 89,
  body: documents(
    `Ask anyone who has looked for work in the last few years what the worst part was. It is not the no. It is the silence. A no can be digested over a weekend. A silence goes on for as long as you let it.

    Companies do not mean any harm by it. They mean to write when they know for certain, and they know for certain when someone has signed, and by then it is eight weeks later and everybody is embarrassed.

    ## What it costs to be silent

    Say that a hundred people apply. One gets the job. Ninety-nine others have formed an opinion of you, and they work in your line of business. They are your future applicants, your customers, and the friends of the person you want next year. In a town like Malmö or Uppsala, ninety-nine people are a fair share of everyone who can do the job.

    You can spend 200,000 kronor on a film about how nice you are to work for. Or you can answer.

    ## What an answer is

    Not a long letter. An answer has three parts:

    1. **Where you stand.** "You are not among those we are taking further." In the first line, not in the fourth.
    2. **Why, as far as it is true and useful.** "Two of the others have run payments before, and that is what we need most right now." If there is nothing useful to say, leave it out. A made-up reason is worse than none.
    3. **What happens now.** How long you keep the data, whether they are welcome again, and whom to ask.

    Avoid "unfortunately the competition was very strong this time". Everyone knows that sentence, and everyone knows that it took one click.

    ## Seven minutes a day

    We have timed it. In a search with a hundred applications, spread over four weeks, five a day come in. Reading takes the time it takes; that is the job. The answer itself takes about a minute and a half with a good template and one sentence of your own: seven minutes a day.

    What makes it expensive is saving it up. Fifty answers on one Friday take a whole morning, so they are put off until the next Friday, and then they are never written.

    ## Four habits that work

    - **Promise a day, not a result.** "You will hear from us by Thursday" can be kept even when nothing has been decided. "As soon as possible" cannot be kept at all.
    - **Answer the clear cases the same week.** Those who are plainly not right for the job gain nothing from waiting.
    - **Ring those you have met.** Someone who gave you an hour in a room gets five minutes on the phone. It is uncomfortable. It is meant to be.
    - **Keep a list of those who are waiting,** sorted by how long. If no name is older than five days, you are good at this.

    ## Let people look for themselves

    Half of the email recruiters get is one question: "Have you got my application?" Give each applicant a page of their own, where it says where things stand, what you have stored, and what comes next. No account, no password, only a link. The questions disappear, and so does the guilty conscience.

    On the same page people should be able to correct what was wrong, withdraw, and delete everything. People who can leave easily are happier to stay.

    ## The reason that always comes up

    "If we explain why, they will argue." A few do. In our experience perhaps one in sixty writes back to object, and half of those want to know how to do better. If you used the same questions and the same scale for everyone, you have nothing to fear. In Sweden an applicant who was turned down may under the Discrimination Act demand to know the qualifications of whoever got the interview or the job. It is good to have thought about it before you are asked.

    ## A test for Monday

    Take the last job you filled. Count how many applied and how many got an answer. If the two figures are the same, email us; we would like to learn from you. If not, you now know what to do on Tuesday.`,
    `Fråga vem som helst som har sökt jobb de senaste åren vad som var värst. Det är inte nejet. Det är tystnaden. Ett nej går att smälta över en helg. En tystnad varar så länge man låter den göra det.

    Företagen menar inget illa. De tänker skriva när de vet säkert, och de vet säkert när någon har skrivit på, och då har det gått åtta veckor och alla skäms.

    ## Vad det kostar att tiga

    Säg att hundra personer söker. En får jobbet. Nittionio andra har bildat sig en uppfattning om er, och de arbetar i er bransch. De är era framtida sökande, era kunder och vänner till den ni vill ha nästa år. I en stad som Malmö eller Uppsala är nittionio personer en god del av alla som kan jobbet.

    Ni kan lägga 200 000 kronor på en film om hur trevligt det är att arbeta hos er. Eller så kan ni svara.

    ## Vad ett svar är

    Inget långt brev. Ett svar har tre delar:

    1. **Var du står.** ”Du är inte bland dem vi går vidare med.” På första raden, inte på den fjärde.
    2. **Varför, så långt det är sant och till nytta.** ”Två av de andra har arbetat med betalningar förut, och det är det vi behöver mest just nu.” Finns det inget nyttigt att säga låter ni bli. Ett påhittat skäl är värre än inget.
    3. **Vad som händer nu.** Hur länge ni sparar uppgifterna, om personen är välkommen igen och vem man kan fråga.

    Undvik ”tyvärr var konkurrensen mycket hård den här gången”. Alla känner igen meningen, och alla vet att den tog ett klick.

    ## Sju minuter om dagen

    Vi har tagit tid. I en rekrytering med hundra ansökningar på fyra veckor kommer det in fem om dagen. Läsningen tar den tid den tar, och det är ju jobbet. Själva svaret tar ungefär en och en halv minut med en bra mall och en egen mening: sju minuter om dagen.

    Det som gör det dyrt är att spara på hög. Femtio svar en fredag är en hel förmiddag, så det skjuts till nästa fredag, och sedan blir det aldrig av.

    ## Fyra vanor som fungerar

    - **Lova en dag, inte ett resultat.** ”Du hör från oss senast på torsdag” går att hålla även när inget är bestämt. ”Så snart som möjligt” går inte att hålla alls.
    - **Svara på de tydliga fallen samma vecka.** Den som uppenbart inte är rätt för jobbet vinner ingenting på att vänta.
    - **Ring dem ni har träffat.** Den som gav er en timme i ett rum får fem minuter i telefon. Det är obekvämt. Det är meningen.
    - **Ha en lista över dem som väntar,** sorterad efter hur länge. Är inget namn äldre än fem dagar är ni bra på det här.

    ## Låt folk titta själva

    Hälften av mejlen till en rekryterare är samma fråga: ”Har ni fått min ansökan?” Ge varje sökande en egen sida, där det står hur det går, vad ni har sparat och vad som händer härnäst. Inget konto, inget lösenord, bara en länk. Frågorna försvinner, och det dåliga samvetet med dem.

    På samma sida ska man kunna rätta det som blev fel, dra tillbaka ansökan och radera allt. Den som lätt kan gå stannar hellre.

    ## Skälet som alltid kommer upp

    ”Förklarar vi varför börjar de argumentera.” Några gör det. Vår erfarenhet är att kanske en av sextio skriver tillbaka och invänder, och hälften av dem vill veta hur de kan göra bättre ifrån sig. Har ni använt samma frågor och samma skala för alla har ni inget att frukta. Den som inte har fått jobbet eller kommit till intervju kan enligt diskrimineringslagen begära att få veta vilka meriter den hade som fick det. Det är bra att ha tänkt på saken innan någon frågar.

    ## Ett prov för måndag

    Ta den senaste tjänsten ni tillsatte. Räkna hur många som sökte och hur många som fick svar. Är siffrorna lika får ni gärna mejla oss; vi vill lära av er. Annars vet ni nu vad ni ska göra på tisdag.`,
  ),
};
