import { maxPauseDaysPerYear } from '../../../domain/clients/client-plan.ts';
import { companyBilling, companyFacts } from './company/messages.sv.ts';
import { clientContacts, clientPortal } from './contacts/messages.sv.ts';
import type { AdminClientsMessages } from './messages.en.ts';

export const adminClients: AdminClientsMessages = {
  title: 'Kunder',
  search: 'Sök kund, nummer eller kontakt',
  create: 'Ny kund',
  back: 'Alla kunder',
  nobody: 'Ingen ansvarig',
  none: 'Saknas',
  cancel: 'Avbryt',
  save: 'Spara',
  edit: 'Ändra',
  notFound: { title: 'Kunden finns inte', text: 'Den kan ha tagits bort.' },
  notYours: {
    title: 'Du har inte behörighet',
    text: 'Kunder är för rekryterare och administratörer.',
  },
  empty: {
    title: 'Inga kunder än',
    text: 'Lägg till ett företag här, eller gör ett företag på väntelistan till kund.',
  },
  plans: { small: 'Small', medium: 'Medium', large: 'Large', project: 'Enstaka tjänst' },
  standings: {
    active: 'Aktivt',
    ending: 'Uppsagt',
    paused: 'Pausat',
    upcoming: 'Ej startat',
    ended: 'Avslutat',
    project: 'Uppdrag',
    none: 'Inget abonnemang',
  },
  columns: {
    name: 'Kund',
    plan: 'Abonnemang',
    standing: 'Status',
    searches: 'Pågående rekryteringar',
    allowed: 'Rekryteringar i abonnemanget',
    owner: 'Ansvarig',
    openJobs: 'Öppna jobb',
    presented: 'Presenterade kandidater',
    lastContact: 'Senaste kontakt',
    nextInvoice: 'Nästa faktura',
    location: 'Ort',
    country: 'Land',
    number: 'Organisationsnummer',
    created: 'Tillagd',
  },
  searchesUsed: '{used} av {allowed}',
  nextInvoice: {
    draft: '{month}, utkast',
    plan: '{month}, abonnemang',
    project: '{month}, uppdrag',
  },
  filters: { over: 'Över abonnemanget' },
  bulk: { owner: 'Byt ansvarig' },
  errors: {
    conflict:
      'Portalen kan inte öppnas för kontakten: adressen tillhör en kollega, eller så har kundens abonnemang löpt ut.',
    client_not_yours: 'Det kan bara kundansvarig eller en administratör göra.',
    plan_has_begun: 'Abonnemanget har redan börjat. Avsluta det i stället.',
    plan_has_ended: 'Det abonnemanget är redan avslutat.',
    plan_is_invoiced:
      'En faktura för abonnemanget är skickad. Kreditera den först, eller byt abonnemang från en senare dag.',
    project_is_invoiced: 'En faktura för uppdraget har skickats. Kreditera den först.',
    plan_follows_another:
      'Första dagen går inte att ändra: det förra abonnemanget slutar dagen innan.',
    '23P01': 'Perioden krockar med en annan. Välj andra datum.',
    pause_too_long: `Ett abonnemang kan pausas högst ${maxPauseDaysPerYear} dagar per kalenderår (tre månader).`,
    pause_has_begun: 'Pausen har redan börjat. Avsluta den i stället.',
    no_plan_to_pause: 'Det finns inget abonnemang att pausa den dagen.',
    pause_overlaps: 'Abonnemanget är redan pausat under några av dagarna.',
    '23505': 'Det finns redan.',
    '23514': 'Något i uppgifterna stämmer inte. Kontrollera dem och försök igen.',
  },
  facts: companyFacts,
  billing: companyBilling,
  contacts: clientContacts,
  portal: clientPortal,
};
