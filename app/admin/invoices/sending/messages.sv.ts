import type { InvoiceSendingMessages, MissingDetailsMessages } from './messages.en.ts';

export const invoiceSending: InvoiceSendingMessages = {
  title: 'Skicka fakturan',
  text: 'Fakturan får nästa nummer och kan sedan inte ändras, bara krediteras.',
  mailTitle: { invoice: 'Mejla fakturan', credit_note: 'Mejla kreditfakturan' },
  byMail: 'Mejla den till {email}',
  byMailHint: 'Med pdf:en bifogad, på kundens språk. Du kan avbryta i utkorgen i tio sekunder.',
  manual: 'Markera som skickad',
  manualHint: 'Pdf:en laddas ner och du skickar den själv.',
  noAddress:
    'Det finns ingen adress att mejla till. Lägg till en e-postadress för fakturor hos kunden, eller godkänn huvudkontaktens adress.',
  noBilling: 'Kundens fakturaadress saknas.',
  lacks: 'Era egna uppgifter är inte kompletta: {facts}. Fakturan visar var de anges.',
  preview: 'Förhandsgranskning av mejlet',
  previewOf: 'Förhandsgranskning av mejlet till {email}',
  mail: 'Skicka mejlet',
  number: 'Markera som skickad',
  cancel: 'Avbryt',
};

export const missingDetails: MissingDetailsMessages = {
  title: 'Era uppgifter är inte kompletta',
  text: 'Utan dem kan fakturan inte få sitt nummer. En administratör fyller i dem.',
  facts: {
    legal_name: 'Juridiskt namn',
    organisation_number: 'Organisationsnummer',
    address: 'Postadress',
    vat_number: 'Momsregistreringsnummer',
    account: 'Konto för inbetalningar',
    iban: 'IBAN',
  },
  onServer: {
    vat_number: 'Sätt VAT_NUMBER på servern och starta om.',
    account: 'Sätt BANKGIRO eller IBAN på servern och starta om.',
    iban: 'Fakturan är inte i kronor, och ett bankgiro tar bara emot kronor. Sätt IBAN på servern och starta om.',
  },
  company: 'Webbplats, Företagsuppgifter',
  client: {
    title: 'Kundens fakturaadress saknas',
    text: 'Utan gata, postnummer och ort kan fakturan inte få sitt nummer.',
    open: 'Öppna {client}',
  },
};
