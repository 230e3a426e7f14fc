import { documents } from '../../../document.ts';
import type { ArticleSeed } from '../../website-rows.ts';
import { eliasGranat } from '../staff.ts';

export const remoteAcrossNordicBorders: ArticleSeed = {
  slug: 'remote-across-nordic-borders',
  title: {
    en: 'Remote across Nordic borders: five questions before you say yes',
    sv: 'På distans över nordiska gränser: fem frågor innan du säger ja',
  },
  excerpt: {
    en: 'The best applicant lives in Oslo, Copenhagen or Turku, and your company is in Malmö. It can be done. Here is what to sort out first.',
    sv: 'Den bästa sökande bor i Oslo, Köpenhamn eller Åbo, och ert bolag finns i Malmö. Det går att ordna. Här är det du behöver reda ut först.',
  },
  tags: ['remote', 'nordics', 'labour-law'],
  author: eliasGranat,
  author_name: 'Elias Granat',
  state: 'published',
  published_days_ago: 47,
  body: documents(
    `Nordic citizens have been free to live and work in each other's countries since 1954. No permit, no visa, hardly a queue. That makes it easy to forget that there are still four tax agencies, four systems of social insurance and four labour laws.

    Here are the five questions we go through with clients before they make an offer to someone on the other side of a border. It is an overview, not advice for your case; for that you need someone who knows tax.

    ## 1. Where is the work done?

    Nearly everything follows from where the person physically sits while working, not from where the company is. So find out, in days: how many per week or month at home, how many at the office, how many elsewhere. Write it in the contract. "Remote with occasional visits" is not a number.

    ## 2. Which country's social insurance?

    A person belongs to one country's social insurance at a time. The main rule in the EU and the EEA is the country where the work is done. For someone who works in two countries, the country of residence applies if a substantial part, **at least 25 per cent**, is done there.

    Since July 2023 there has been an agreement that lets teleworkers stay in the insurance of the employer's country even though they work from home **up to just under half** of the time. Sweden, Norway and Finland have joined it. Denmark has not, so where Denmark is involved the 25 per cent rule still decides. You have to apply for it, and the proof is a certificate called A1.

    If the insurance is in the employee's country, the Swedish company has to register there as an employer and pay contributions there, instead of the Swedish fee of 31.42 per cent.

    ## 3. Where is tax paid?

    The Nordic countries have a common tax treaty. In short: work that is done in a country is taxed in that country, with exceptions for shorter stays. Someone who lives in Norway and works at home in Norway for a Swedish company as a rule pays tax in Norway, and somebody has to report and withhold it there.

    Between Denmark and Sweden there is a special agreement for the Öresund region. Since January 2025 it has been enough that **at least half** of the work over a year is done in the employer's country for all of the pay to be taxed there. It covers tax, not social insurance. The two limits, 50 and 25 per cent, are the trap most people fall into.

    ## 4. Do we get a branch without wanting one?

    If a person signs customer contracts from the kitchen table, or if the home in practice is your office in the country, the company may be considered to have a permanent establishment there. Then part of the profit is taxed there as well. The risk is small for a developer and larger for a salesperson or a manager. Ask before, not after.

    ## 5. Which labour law?

    You may agree on which law applies, but you cannot contract out of the protection of the country where the person usually works. For someone in Oslo that means, among other things, Norwegian rules on notice, working hours and holiday pay, and an occupational pension. In Denmark the Salaried Employees Act applies, and in Finland often a collective agreement that is generally binding, even on companies that have never heard of it.

    ## Three ways to do it

    - **Register as an employer** in the country. Cheapest in the long run, from two or three employees. A local payroll firm does it for a modest monthly sum.
    - **Employ through an employer of record,** a company that is the employer on paper. Quick and expensive: count on 400 to 700 euros a month for each person.
    - **Engage a freelancer.** Right if it really is an assignment. Wrong if it is a job in disguise.

    ## What we recommend

    Say yes to the person first, and give yourselves two weeks to sort out the rest. None of the five questions is hard when you know the number of days. All of them are hard when you find out in December that it was 60 per cent and not 40.

    And tell the applicant early how you intend to do it. Someone who has been through it before will ask in the first call. Consider that a good sign.`,
    `Nordiska medborgare har fritt fått bo och arbeta i varandras länder sedan 1954. Inget tillstånd, inget visum, knappt ens en kö. Därför är det lätt att glömma att det fortfarande finns fyra skattemyndigheter, fyra socialförsäkringar och fyra arbetsrätter.

    Här är de fem frågor vi går igenom med kunder innan de ger ett erbjudande till någon på andra sidan en gräns. Det är en översikt, inte ett råd i ert fall; för det behöver ni någon som kan skatt.

    ## 1. Var utförs arbetet?

    Nästan allt följer av var personen faktiskt sitter och arbetar, inte av var bolaget finns. Ta därför reda på det, i dagar: hur många i veckan eller månaden hemma, hur många på kontoret, hur många någon annanstans. Skriv in det i avtalet. ”På distans med enstaka besök” är inget tal.

    ## 2. Vilket lands socialförsäkring?

    En person hör till ett lands socialförsäkring i taget. Huvudregeln inom EU och EES är landet där arbetet utförs. För den som arbetar i två länder gäller bosättningslandet om en väsentlig del, **minst 25 procent**, utförs där.

    Sedan juli 2023 finns en överenskommelse som låter den som arbetar på distans vara kvar i arbetsgivarlandets försäkring trots att **upp till knappt hälften** av arbetet sker hemma. Sverige, Norge och Finland har anslutit sig. Danmark har inte gjort det, så mot Danmark avgör fortfarande de 25 procenten. Det krävs en ansökan, och beviset är ett intyg som heter A1.

    Hör försäkringen hemma i den anställdas land måste det svenska bolaget registrera sig där som arbetsgivare och betala avgifter där, i stället för den svenska arbetsgivaravgiften på 31,42 procent.

    ## 3. Var betalas skatten?

    De nordiska länderna har ett gemensamt skatteavtal. Kort sagt: arbete som utförs i ett land beskattas i det landet, med undantag för kortare vistelser. Den som bor i Norge och arbetar hemma i Norge för ett svenskt bolag betalar i regel skatt i Norge, och någon måste redovisa och dra den där.

    Mellan Danmark och Sverige finns ett särskilt avtal för Öresundsregionen. Sedan januari 2025 räcker det att **minst hälften** av arbetet under ett år utförs i arbetsgivarens land för att hela lönen ska beskattas där. Det gäller skatten, inte socialförsäkringen. De två gränserna, 50 och 25 procent, är fällan som de flesta går i.

    ## 4. Får vi en filial utan att vilja det?

    Om en person undertecknar kundavtal vid köksbordet, eller om hemmet i praktiken är ert kontor i landet, kan bolaget anses ha ett fast driftställe där. Då beskattas även en del av vinsten där. Risken är liten för en utvecklare och större för en säljare eller chef. Fråga före, inte efter.

    ## 5. Vilken arbetsrätt?

    Ni får avtala om vilket lands lag som gäller, men inte bort skyddet i det land där personen vanligen arbetar. För någon i Oslo betyder det bland annat norska regler om uppsägning, arbetstid och semesterlön samt tjänstepension. I Danmark gäller den danska tjänstemannalagen, funktionærloven, i Finland ofta ett allmänt bindande kollektivavtal, även för företag som aldrig har hört talas om det.

    ## Tre sätt att göra det på

    - **Registrera er som arbetsgivare** i landet. Billigast i längden, från två eller tre anställda. En lokal lönebyrå sköter det för en rimlig summa i månaden.
    - **Anställ genom ett mellanled,** ett företag som är arbetsgivare på papperet. Snabbt och dyrt: räkna med 400 till 700 euro i månaden per person.
    - **Anlita en frilansare.** Rätt om det verkligen är ett uppdrag. Fel om det är en förklädd anställning.

    ## Vårt råd

    Säg ja till personen först, och ge er själva två veckor att reda ut resten. Ingen av de fem frågorna är svår när ni vet antalet dagar. Alla är svåra när det i december visar sig att det var 60 procent och inte 40.

    Och berätta tidigt för den sökande hur ni tänker göra. Den som har varit med om det förut frågar redan i första samtalet. Se det som ett gott tecken.`,
  ),
};
