import { documents } from '../../../document.ts';
import type { GeneralTermsSeed } from '../../rows.ts';

export const firstVersion: GeneralTermsSeed = {
  state: 'archived',
  number: 1,
  title: { en: 'General terms', sv: 'Allmänna villkor' },
  effective_days_ago: 480,
  published_days_ago: 490,
  archived_days_ago: 135,
  body: documents(
    `These terms apply when a company (the *client*) buys recruitment from Alpaca, together with the order.

    ## 1. The services

    Ongoing recruitment at a fixed monthly fee covers one, two or five searches at a time, depending on the plan. Project-based recruitment covers one role at a fixed price. A search comprises a consultation, sourcing, screening and interviews.

    ## 2. Cooperation

    We present candidates whom we have interviewed. The client appoints a contact person and answers on presented candidates within five working days. The client decides whom to employ and is the employer.

    ## 3. Prices and payment

    Prices are stated without value added tax. The monthly fee is invoiced in advance and a project with half at the start and half at signature. Invoices are due after thirty days, and interest on late payment follows the Swedish Interest Act. No success fee is charged.

    ## 4. Term

    Ongoing recruitment runs by the month and may be cancelled in writing to the end of the paid month. We may cancel with sixty days' notice.

    ## 5. Guarantee

    If an employment from a project ends within three months from the first working day, we do the search once more without a fee, provided that the invoices are paid and the job is essentially the same.

    ## 6. Personal data

    Alpaca is the controller of the personal data in its candidate bank and its searches. The client becomes a controller of its own for the data it receives and erases it when it is no longer needed.

    ## 7. Confidentiality

    Each party keeps the other's business information to itself during the agreement and for one year afterwards.

    ## 8. Liability

    We are liable for damage caused by our negligence, up to the fees the client paid during the six months before the damage. We are not liable for indirect loss.

    ## 9. Law and disputes

    Swedish law applies. Disputes are decided by a Swedish court, with the District Court of Stockholm as the first instance.`,
    `Villkoren gäller när ett företag (*kunden*) köper rekrytering av Alpaca, tillsammans med beställningen.

    ## 1. Tjänsterna

    Löpande rekrytering till fast månadsavgift omfattar en, två eller fem rekryteringar åt gången, beroende på abonnemang. Projektbaserad rekrytering omfattar en tjänst till fast pris. En rekrytering består av genomgång av behovet, sökning, urval och intervjuer.

    ## 2. Samarbete

    Vi presenterar kandidater som vi har intervjuat. Kunden utser en kontaktperson och återkommer om presenterade kandidater inom fem arbetsdagar. Kunden bestämmer vem som anställs och är arbetsgivare.

    ## 3. Priser och betalning

    Priserna anges utan mervärdesskatt. Månadsavgiften faktureras i förskott och ett projekt med hälften vid start och hälften vid underskrift. Fakturor förfaller efter trettio dagar, och vid sen betalning utgår ränta enligt räntelagen. Ingen provision tas ut.

    ## 4. Avtalstid

    Löpande rekrytering gäller månad för månad och kan sägas upp skriftligen till slutet av den betalda månaden. Vi kan säga upp avtalet med sextio dagars varsel.

    ## 5. Garanti

    Upphör en anställning från ett projekt inom tre månader från första arbetsdagen gör vi om rekryteringen en gång utan avgift, förutsatt att fakturorna är betalda och att jobbet i allt väsentligt är detsamma.

    ## 6. Personuppgifter

    Alpaca är personuppgiftsansvarig för uppgifterna i sin kandidatbank och sina rekryteringar. Kunden blir själv personuppgiftsansvarig för de uppgifter kunden tar emot och raderar dem när de inte längre behövs.

    ## 7. Sekretess

    Parterna behåller den andras affärsuppgifter för sig själva under avtalstiden och ett år därefter.

    ## 8. Ansvar

    Vi ansvarar för skada som vi orsakar genom vårdslöshet, upp till de avgifter som kunden har betalat under sex månader före skadan. Vi ansvarar inte för indirekt skada.

    ## 9. Lag och tvist

    Svensk lag gäller. Tvister avgörs av svensk domstol, med Stockholms tingsrätt som första instans.`,
  ),
};
