import { clientFacts, maxClientLengths } from '../clients/client.ts';
import { parseCountry } from '../country.ts';
import type { Language } from '../language.ts';
import { maxLocationLength } from '../limits.ts';
import { bySchema, cutLine, cutText, type ParsedRow, readRow } from './row-reader.ts';
import { parseLanguageName } from './values/parse-names.ts';
import type { Values } from './values-of-row.ts';

const maxAboutLength = 2000;

/** The fields that identify a client. */
export type ClientNames = { name: string | undefined; organisation_number: string | undefined };

export type ClientRow = ClientNames & {
  name: string;
  legal_name: string | undefined;
  website: string | undefined;
  location: string | undefined;
  country: string | undefined;
  language: Language | undefined;
  about: string | undefined;
};

const { organisation_number: organisationNumber, website } = clientFacts.shape;

/** Turns a row of a file into a client. Details that cannot be read are left out and named. */
export function parseClientRow(values: Values): ParsedRow<ClientRow> {
  const { notes, read } = readRow(values);
  const name = cutLine(values.client_name, maxClientLengths.name);
  if (!name) return { reason: 'client_name_missing' };
  const row: ClientRow = {
    name,
    organisation_number: read('organisation_number', bySchema(organisationNumber)),
    legal_name: cutLine(values.legal_name, maxClientLengths.legalName),
    website: read('website', bySchema(website)),
    location: cutLine(values.location, maxLocationLength),
    country: read('country', parseCountry),
    language: read('language', parseLanguageName),
    about: cutText(values.about, maxAboutLength),
  };
  return { row, notes };
}

/** The client that a row of another target names. */
export const readClientNames = (values: Values): ClientNames | undefined =>
  values.client_name || values.organisation_number
    ? {
        name: cutLine(values.client_name, maxClientLengths.name),
        organisation_number: values.organisation_number,
      }
    : undefined;

/** Registers write the same number with and without a dash, a space or the code of the country. */
export const foldOrganisationNumber = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^SE(?=\d{10,12}$)/, '')
    .replace(/^(?:16)?(\d{10})(?:01)?$/, '$1');
