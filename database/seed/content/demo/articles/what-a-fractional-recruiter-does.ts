import { documents } from '../../../document.ts';
import type { ArticleSeed } from '../../website-rows.ts';
import { eliasGranat } from '../staff.ts';

export const whatAFractionalRecruiterDoes: ArticleSeed = {
  slug: 'what-a-fractional-recruiter-does',
  title: {
    en: 'What a fractional recruiter does all week',
    sv: 'Vad en rekryterare på abonnemang gör hela veckan',
  },
  excerpt: {
    en: 'Not an agency, not an employee: a recruiter who is yours for part of the week. What you get, what it costs, and when you should not buy it.',
    sv: 'Varken byrå eller anställd: en rekryterare som är er en del av veckan. Vad ni får, vad det kostar och när ni inte ska köpa det.',
  },
  tags: ['hiring', 'cost'],
  author: eliasGranat,
  author_name: 'Elias Granat',
  state: 'published',
  published_days_ago: 168,
  body: documents(
    `"Fractional" is an ugly word for a simple thing: a recruiter who works in your team for part of the week, month after month, for a fixed price. You have had a bookkeeper on those terms for years without calling it anything.

    ## A week

    **Monday.** I sit in on the client's weekly meeting, for half an hour. Not because anyone needs me there, but because the next job to fill is always mentioned in passing, three weeks before somebody orders it.

    **Tuesday and Wednesday.** Search. I write to twenty or thirty people, one by one, about a job I can explain. A third answer. I talk with six or seven.

    **Thursday.** Interviews together with the hiring manager, with the same questions for everyone. Afterwards we score separately and compare.

    **Friday.** Answers. Everyone who is waiting is told where they stand, even when nothing has happened. Then a short report to the client: how many were asked, how many answered, who is where, and what I need from you.

    The following week it begins again, and each time a little quicker, because I know the company better.

    ## The difference from an agency

    An agency with a success fee is paid when someone signs. That is a strong engine, and it pulls in one direction: towards a signature. Whether it was the right person shows half a year later. An agency also has a reason to favour the well-paid jobs, and no reason to tell you that you do not need to hire.

    A fixed price takes those reasons away. If I think that the job should be done by someone you already have, I can say so on a Monday without losing anything.

    ## The difference from an employee

    A recruiter of your own is the best there is, if you have enough to do. Let us do the sum. At 49,900 kronor a month, with an employer contribution of 31.42 per cent, a pension of 4.5 per cent with tax on it, and 60,000 a year for tools and advertising, a recruiter costs **about 880,000 kronor a year**. At twenty-five hires a year that is 35,000 each, and nobody can beat it. At four hires it is 220,000 each.

    ## What it costs with us

    Our smallest plan is 1,500 euros a month, one search at a time, which in practice means three to five hires a year. A year is 18,000 euros, or **about 203,000 kronor** at 11.3 kronor to the euro.

    A success fee of 20 per cent on a salary of 45,000 kronor a month is 108,000 per hire. Two hires with an agency cost 216,000. So the line is at about **two hires a year**: from the second on, the subscription is cheaper.

    ## When you should not buy it

    - **If you hire one person a year.** Buy a project, or ask an agency. The subscription costs more, and the [calculator](/calculator) says so too.
    - **If nobody has time to interview.** We can find people, but not like them on your behalf.
    - **If you need forty in six months.** Then you need a team of your own. We can help you hire it.
    - **If you have not decided what the job is.** A search for "someone good" takes forever. Let us talk for an hour first, at no cost.

    ## What to ask, whoever you choose

    1. Who does the work? Ask to meet that person, not the salesperson.
    2. How many searches does that person run at the same time? More than six is too many.
    3. What happens to the candidates you turn down?
    4. What does it cost to leave?

    With us the last answer is: nothing. You pay for the month that has begun. We think it keeps us on our toes.`,
    `På engelska heter det ”fractional”, ett krångligt ord för en enkel sak: en rekryterare som arbetar i ert team en del av veckan, månad efter månad, till fast pris. På samma sätt har ni haft en redovisningskonsult i åratal utan att kalla det något särskilt.

    ## En vecka

    **Måndag.** Jag sitter med på kundens veckomöte i en halvtimme. Inte för att någon behöver mig där, utan för att nästa tjänst alltid nämns i förbigående, tre veckor innan någon beställer den.

    **Tisdag och onsdag.** Sökning. Jag skriver till tjugo eller trettio personer, en och en, om ett jobb som jag kan förklara. En tredjedel svarar. Jag pratar med sex eller sju.

    **Torsdag.** Intervjuer tillsammans med chefen som ska anställa, med samma frågor till alla. Efteråt poängsätter vi var för sig och jämför.

    **Fredag.** Svar. Alla som väntar får veta var de står, även när inget har hänt. Sedan en kort rapport till kunden: hur många som tillfrågades, hur många som svarade, vem som är var och vad jag behöver av er.

    Veckan därpå börjar det om, och för varje gång går det lite fortare, för jag känner företaget bättre.

    ## Skillnaden mot en byrå

    En byrå med provision får betalt när någon skriver på. Det är en stark motor, och den drar åt ett håll: mot underskriften. Om det blev rätt person visar sig ett halvår senare. Byrån har också skäl att gynna de dyra tjänsterna, och inget skäl att säga att ni inte behöver anställa.

    Ett fast pris tar bort de skälen. Tycker jag att arbetet borde göras av någon ni redan har kan jag säga det en måndag utan att förlora på det.

    ## Skillnaden mot en anställd

    En egen rekryterare är det bästa som finns, om det finns tillräckligt att göra. Låt oss räkna. Med 49 900 kronor i månaden, en arbetsgivaravgift på 31,42 procent, tjänstepension på 4,5 procent med skatt på den och 60 000 om året till verktyg och annonser kostar en rekryterare **omkring 880 000 kronor om året**. Vid tjugofem rekryteringar blir det 35 000 per styck, och det slår ingen. Vid fyra blir det 220 000 per styck.

    ## Vad det kostar hos oss

    Vårt minsta abonnemang är 1 500 euro i månaden för en rekrytering åt gången, i praktiken tre till fem om året. Ett år blir 18 000 euro, eller **omkring 203 000 kronor** om euron kostar 11,30.

    En provision på 20 procent av en månadslön på 45 000 kronor, räknat på året, är 108 000 per rekrytering. Två rekryteringar hos en byrå kostar 216 000. Gränsen går alltså vid ungefär **två rekryteringar om året**: från den andra är abonnemanget billigare.

    ## När ni inte ska köpa det

    - **Om ni anställer en person om året.** Köp ett enstaka uppdrag eller fråga en byrå. Abonnemanget blir dyrare, och det säger [kalkylatorn](/calculator?lang=sv) också.
    - **Om ingen har tid att intervjua.** Vi kan hitta människor, men inte tycka om dem åt er.
    - **Om ni behöver fyrtio på ett halvår.** Då behöver ni ett team i huset. Vi hjälper er gärna att anställa det.
    - **Om tjänsten inte är bestämd.** Att söka efter ”någon bra” tar evigheter. Låt oss prata en timme först, utan kostnad.

    ## Vad ni ska fråga, vem ni än väljer

    1. Vem gör arbetet? Be att få träffa personen, inte säljaren.
    2. Hur många rekryteringar har den personen samtidigt? Fler än sex är för många.
    3. Vad händer med kandidaterna som får nej?
    4. Vad kostar det att sluta?

    Hos oss är det sista svaret: ingenting. Ni betalar för månaden som har börjat. Vi tror att det håller oss vakna.`,
  ),
};
