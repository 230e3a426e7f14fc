import {
  type CustomKind,
  type CustomOption,
  type CustomTarget,
  type CustomValue,
  type CustomValues,
  maxCustomTextLength,
  parseCustomValue,
} from '../custom-fields/custom-field.ts';
import type { LocalizedText } from '../localized-text.ts';
import type { ImportTarget } from './import.ts';
import { foldHeader } from './presets.ts';
import { cutText } from './row-reader.ts';
import { normaliseDate } from './values/normalise-date.ts';

// A mapping names a custom field by its key.

/** The records whose custom fields a file of this kind can fill. */
export const customTargetsOf: Record<ImportTarget, CustomTarget[]> = {
  people: ['people', 'applications'],
  clients: ['clients'],
  jobs: ['jobs'],
};

export type CustomColumn = {
  key: string;
  target: CustomTarget;
  kind: CustomKind;
  name: LocalizedText;
  options: CustomOption[];
};

/** The values of a row by the record that they belong to. */
export type CustomRow = Partial<Record<CustomTarget, CustomValues>>;

const leftOutPrefix = 'custom_left_out:';

const leftOutNote = (key: string) => `${leftOutPrefix}${key}`;

/** Returns the key of the custom field whose value is left out, or undefined for any other note. */
export const keyOfLeftOut = (note: string): string | undefined =>
  note.startsWith(leftOutPrefix) ? note.slice(leftOutPrefix.length) : undefined;

type Reading = {
  cells: string[];
  mapping: (string | null)[];
  columns: CustomColumn[];
  isMonthFirst: boolean;
};

/** Reads the custom fields of a row. Values that do not fit their field are left out, with a note for each. */
export function readCustomRow({ cells, mapping, columns, isMonthFirst }: Reading): {
  custom: CustomRow;
  notes: string[];
} {
  const custom: CustomRow = {};
  const notes: string[] = [];
  for (const column of columns) {
    const text = cells[mapping.indexOf(column.key)]?.trim();
    if (!text) continue;
    const value = readValue(column, text, isMonthFirst);
    if (value === undefined || value === null) notes.push(leftOutNote(column.key));
    else custom[column.target] = { ...custom[column.target], [column.key]: value };
  }
  return { custom, notes };
}

function readValue(
  column: CustomColumn,
  text: string,
  isMonthFirst: boolean,
): CustomValue | null | undefined {
  const read = (typed: string | undefined) =>
    typed === undefined ? undefined : parseCustomValue(column, typed);
  switch (column.kind) {
    case 'date':
      return read(normaliseDate(text, isMonthFirst));
    case 'url':
      return read(/^https?:/i.test(text) ? text : `https://${text}`);
    case 'choice':
      return read(findOption(column.options, text)?.value);
    case 'text':
      return read(cutText(text, maxCustomTextLength));
    default:
      return read(text);
  }
}

/** Files name an option as people read it, in either language. */
function findOption(options: CustomOption[], text: string): CustomOption | undefined {
  const foldedText = foldHeader(text);
  return options.find(({ value, label }) =>
    [value, label.en, label.sv].some((name) => name && foldHeader(name) === foldedText),
  );
}
