import type { CompanyFactsMessages } from './messages.en.ts';

export const companyFacts: CompanyFactsMessages = {
  title: 'Företagsuppgifter',
  text: 'Juridiskt namn, organisationsnummer, F-skatt och adress, i sidfoten, villkoren och integritetspolicyn.',
  readOnly: 'Endast läsning. Bara administratörer kan ändra företagsuppgifterna.',
  facts: {
    title: 'Företag',
    text: 'Visas i sidfoten, på kontaktsidan och vid villkoren. Integritetspolicyn anger företaget som personuppgiftsansvarig.',
    legalName: 'Juridiskt namn',
    legalNameHint: 'Som den är registrerad, till exempel Exempel AB.',
    number: 'Organisationsnummer',
    numberHint: 'Sex siffror, bindestreck och fyra siffror.',
    numberInvalid: 'Skriv det som 556000-0000.',
    fTax: 'Godkänd för F-skatt',
    yes: 'Ja',
    no: 'Nej',
    save: 'Spara företagsuppgifterna',
    saved: 'Företagsuppgifterna är sparade.',
  },
  office: {
    title: 'Kontor',
    text: 'Visas i sidfoten, på kontaktsidan och i integritetspolicyn. Lämna gatan tom för att bara visa orten.',
    street: 'Gata och nummer',
    postalCode: 'Postnummer',
    city: 'Ort',
    country: 'Land',
    countries: { SE: 'Sverige', NO: 'Norge', DK: 'Danmark', FI: 'Finland' },
    save: 'Spara adressen',
    saved: 'Adressen är sparad.',
  },
};
