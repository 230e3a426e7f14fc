import { documents } from '../../../document.ts';
import type { GeneralTermsSeed } from '../../rows.ts';

export const secondVersion: GeneralTermsSeed = {
  state: 'published',
  number: 2,
  title: { en: 'General terms', sv: 'Allmänna villkor' },
  effective_days_ago: 120,
  published_days_ago: 135,
  archived_days_ago: null,
  body: documents(
    `These terms apply when a company (the *client*) buys recruitment from Alpaca. They go together with the order, which names the service, the price and the people. Where the two differ, the order decides.

    ## 1. The services

    Alpaca offers recruitment in two forms.

    - **Ongoing recruitment** at a fixed monthly fee: Small (one search at a time), Medium (two) or Large (five). Within the number of searches at a time, the client may start as many searches as it likes.
    - **Project-based recruitment** of one role at a fixed price that is stated in the order.

    A search comprises a consultation, sourcing, screening and interviews, and support until the contract is signed. Advertising outside our own channels is included only where the order says so.

    ## 2. What we do, and what the client does

    We present candidates whom we have interviewed ourselves, tell the client honestly when a profile cannot be found at the pay offered, and give every applicant an answer.

    The client appoints one person who can decide, answers on presented candidates within three working days, and gives us correct information on the job, the pay and the terms. The client alone decides whom to employ, is the employer, and is responsible for the contract of employment, work permits and what an employer must check.

    ## 3. Prices and payment

    Prices are stated without value added tax. The monthly fee is invoiced in advance, a project with half at the start and half when the contract of employment is signed. Invoices are due after thirty days. On late payment, interest follows the Swedish Interest Act.

    We charge no success fee, no start fee and no share of the pay. Travel and third-party tests are charged at cost, and only if approved beforehand. Prices may be changed once a year with sixty days' notice.

    ## 4. No binding time

    Ongoing recruitment runs by the month. The client may cancel at any time, in writing, and the subscription ends when the paid month does. It may be paused for up to three months a year, by whole months, without a fee. We may cancel with sixty days' notice.

    A project that is stopped by the client before anyone is employed is invoiced for the work done, at most half of the price.

    ## 5. Candidates remain the client's

    Candidates presented during a search may be employed by the client during the search or at any time after it, without a further fee. The client may not pass on a presentation to another company, affiliated companies excepted.

    ## 6. Guarantee

    If an employment from a project ends within six months from the day its contract was signed, whichever party ended it, we do the search once more without a fee. The guarantee presupposes that the invoices are paid, that the job is essentially the same, and that the end is not due to redundancy or to a breach by the employer. It is claimed in writing within thirty days.

    In ongoing recruitment a new search takes its place within the subscription, and no guarantee is needed.

    ## 7. Fair recruitment

    We recruit by merit, with the same questions for everyone, and follow the Swedish Discrimination Act. We decline instructions that would break it. We never ask candidates for their personal identity number or their former pay, and no automatic system ranks or rejects anyone.

    ## 8. Personal data

    Alpaca is the controller of the personal data in its candidate database, its network and its searches. The client becomes a controller of its own for the data it receives, uses it only to assess candidates for the job in question, and erases it when it is no longer needed, unless a candidate has been employed. Links to shortlists are personal, may be revoked, and what is opened through them is recorded.

    ## 9. Confidentiality

    Each party keeps the other's business information to itself, during the agreement and for two years afterwards. This does not apply to what is public, was already known, or must be disclosed by law. We name the client in an advertisement or as a reference only with its consent.

    ## 10. Liability

    We are liable for damage caused by our negligence, up to the fees the client paid during the twelve months before the damage. We are not liable for indirect loss, such as lost profit, nor for the work of a person the client has chosen to employ. The limits do not apply to intent, gross negligence or breach of confidentiality. Claims are made within six months from when the damage was or should have been noticed.

    ## 11. Events beyond control

    A party that is prevented from performing by something beyond its control, which it could not reasonably have foreseen or avoided, is free from liability for as long as the obstacle lasts. It tells the other party without delay.

    ## 12. Changes

    We may change these terms with sixty days' notice by e-mail. A client who does not accept a change may end the agreement before it takes effect. Earlier versions stay readable on our site.

    ## 13. Law and disputes

    Swedish law applies. The parties first try to agree. If they cannot, the dispute is decided by a Swedish court, with the District Court of Stockholm as the first instance. If the two language versions differ, the Swedish one prevails.`,
    `Villkoren gäller när ett företag (*kunden*) köper rekrytering av Alpaca. De hör ihop med beställningen, som anger tjänst, pris och personer. Där de skiljer sig åt gäller beställningen.

    ## 1. Tjänsterna

    Alpaca erbjuder rekrytering i två former.

    - **Löpande rekrytering** till fast månadsavgift: Small (en rekrytering åt gången), Medium (två) eller Large (fem). Inom antalet samtidiga rekryteringar får kunden starta så många som kunden vill.
    - **Rekrytering per uppdrag**, ett projekt: en tjänst till ett fast pris som anges i beställningen.

    En rekrytering omfattar genomgång av behovet, sökning, urval och intervjuer samt stöd tills avtalet är underskrivet. Annonsering utanför våra egna kanaler ingår bara där beställningen säger det.

    ## 2. Vad vi gör och vad kunden gör

    Vi presenterar kandidater som vi själva har intervjuat, säger ärligt till när en profil inte går att hitta till erbjuden lön och ger varje sökande ett svar.

    Kunden utser en person som kan fatta beslut, återkommer om presenterade kandidater inom tre arbetsdagar och ger oss riktiga uppgifter om jobbet, lönen och villkoren. Kunden bestämmer ensam vem som anställs, är arbetsgivare och ansvarar för anställningsavtalet, arbetstillstånd och de kontroller en arbetsgivare ska göra.

    ## 3. Priser och betalning

    Priserna anges utan mervärdesskatt. Månadsavgiften faktureras i förskott, ett projekt med hälften vid start och hälften när anställningsavtalet är underskrivet. Fakturor förfaller efter trettio dagar. Vid sen betalning utgår ränta enligt räntelagen.

    Vi tar ingen provision, ingen startavgift och ingen andel av lönen. Resor och externa tester debiteras till självkostnad och bara om de har godkänts i förväg. Priserna kan ändras en gång om året med sextio dagars varsel.

    ## 4. Ingen bindningstid

    Löpande rekrytering gäller månad för månad. Kunden kan när som helst säga upp den skriftligen, och den upphör när den betalda månaden är slut. Den kan pausas i upp till tre hela månader per år utan avgift. Vi kan säga upp avtalet med sextio dagars varsel.

    Ett projekt som kunden avbryter innan någon har anställts faktureras för utfört arbete, högst halva priset.

    ## 5. Kandidaterna är kundens

    Kandidater som har presenterats får anställas av kunden under rekryteringen eller när som helst därefter, utan ytterligare avgift. Kunden får inte lämna en presentation vidare till ett annat företag, koncernbolag undantagna.

    ## 6. Garanti

    Upphör en anställning från ett projekt inom sex månader från den dag då anställningsavtalet skrevs under, oavsett vem som avslutade den, gör vi om rekryteringen en gång utan avgift. Garantin förutsätter att fakturorna är betalda, att jobbet i allt väsentligt är detsamma och att skälet inte är arbetsbrist eller avtalsbrott från arbetsgivaren. Den åberopas skriftligen inom trettio dagar.

    Vid löpande rekrytering ryms en ny rekrytering i abonnemanget, och någon garanti behövs inte.

    ## 7. Saklig rekrytering

    Vi rekryterar efter meriter, ställer samma frågor till alla och följer diskrimineringslagen. Instruktioner som skulle bryta mot den säger vi nej till. Vi frågar aldrig kandidater om personnummer eller tidigare lön, och inget automatiskt system rangordnar eller avvisar någon.

    ## 8. Personuppgifter

    Alpaca är personuppgiftsansvarig för uppgifterna i sin kandidatbank, sitt nätverk och sina rekryteringar. Kunden blir själv personuppgiftsansvarig för de uppgifter kunden tar emot, använder dem bara för att bedöma kandidater till jobbet i fråga och raderar dem när de inte längre behövs, om inte kandidaten har anställts. Länkar till slutkandidater är personliga och kan återkallas, och det som öppnas genom dem registreras.

    ## 9. Sekretess

    Parterna behåller den andras affärsuppgifter för sig själva, under avtalstiden och två år därefter. Det gäller inte uppgifter som är allmänt kända, som redan var kända eller som måste lämnas ut enligt lag. Vi nämner kunden i annonser eller som referens bara om kunden har samtyckt till det.

    ## 10. Ansvar

    Vi ansvarar för skada som vi orsakar genom vårdslöshet, upp till de avgifter som kunden har betalat under tolv månader före skadan. Vi ansvarar inte för indirekt skada, som utebliven vinst, och inte för arbetet som utförs av en person som kunden har valt att anställa. Begränsningarna gäller inte vid uppsåt, grov vårdslöshet eller brott mot sekretessen. Krav ska framställas inom sex månader från det att skadan märktes eller borde ha märkts.

    ## 11. Hinder utanför parternas kontroll

    Den part som hindras av något utanför sin kontroll, som parten rimligen inte kunde förutse eller undvika, är fri från ansvar så länge hindret består. Parten underrättar den andra utan dröjsmål.

    ## 12. Ändringar

    Vi kan ändra villkoren med sextio dagars varsel via e-post. Den kund som inte godtar en ändring kan säga upp avtalet innan den börjar gälla. Tidigare versioner går att läsa på vår webbplats.

    ## 13. Lag och tvist

    Svensk lag gäller. Parterna försöker först komma överens. Lyckas inte det avgörs tvisten av svensk domstol, med Stockholms tingsrätt som första instans. Skiljer sig språkversionerna åt har den svenska företräde.`,
  ),
};
