import type { ImportField } from './import-fields.ts';

/** The texts of a row by field, without blank ones. */
export type Values = Partial<Record<ImportField, string>>;

/** Columns of the same field are joined by a comma, notes by a blank line. */
export function valuesOfRow(cells: string[], mapping: (string | null)[]): Values {
  const values: Values = {};
  mapping.forEach((name, index) => {
    const text = cells[index]?.trim();
    if (!name || !text) return;
    const field = name as ImportField;
    const separator = field === 'person_notes' ? '\n\n' : ', ';
    values[field] = values[field] === undefined ? text : `${values[field]}${separator}${text}`;
  });
  return values;
}
