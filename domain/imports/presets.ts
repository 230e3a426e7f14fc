import type { ImportField, importFields } from './import-fields.ts';
import { clientsColumns } from './presets/clients-columns.ts';
import { jobsColumns } from './presets/jobs-columns.ts';
import { peopleColumns } from './presets/people-columns.ts';

/** The first name of a field wins over the later ones. */
export type ColumnNames = Partial<Record<ImportField, string[]>>;

/**
 * Names of columns in exports of Teamtailor, Greenhouse, Ashby and OpenCATS, and usual English and Swedish ones. They
 * are compared in lower case and without punctuation.
 */
export const presets: Record<keyof typeof importFields, ColumnNames> = {
  people: peopleColumns,
  clients: clientsColumns,
  jobs: jobsColumns,
};

const maxFoldedLength = 100;

/** Lower case letters and digits, with single spaces. A name is short, so of a long text only the beginning is read. */
export const foldHeader = (header: string): string =>
  header
    .slice(0, maxFoldedLength * 10)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, maxFoldedLength);
