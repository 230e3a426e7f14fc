import type { CustomColumn } from './custom-columns.ts';
import { type ImportField, importFields, joinedFields } from './import-fields.ts';
import { foldHeader, presets } from './presets.ts';

type Target = keyof typeof importFields;
/** The field of each column: one of the product, or a custom one by its key. */
export type Mapping = (string | null)[];

/**
 * Proposes a field for each column: what the agency chose last time for that name, what the name means in exports of
 * other systems, or the custom field of that name. A field is proposed once, for the column with the more exact name.
 */
export function proposeMapping(
  target: Target,
  columns: string[],
  remembered: ReadonlyMap<string, string | null> = new Map(),
  custom: Pick<CustomColumn, 'key' | 'name'>[] = [],
): Mapping {
  const headers = columns.map(foldHeader);
  const knownKeys = new Set<string>([...importFields[target], ...custom.map(({ key }) => key)]);
  const mapping: Mapping = headers.map((header) => {
    const field = remembered.get(header);
    return field && knownKeys.has(field) ? field : null;
  });
  const names: [field: string, names: string[]][] = [
    ...(importFields[target] as readonly ImportField[]).map((field): [string, string[]] => [
      field,
      presets[target][field] ?? [],
    ]),
    ...custom.map(({ key, name: { en = '', sv = '' } }): [string, string[]] => [
      key,
      [foldHeader(en), foldHeader(sv)].filter(Boolean),
    ]),
  ];
  for (const [field, fieldNames] of names) {
    if (mapping.includes(field)) continue;
    for (const name of fieldNames) {
      const columnIndex = headers.findIndex(
        (header, index) => header === name && !mapping[index] && !remembered.has(header),
      );
      if (columnIndex === -1) continue;
      mapping[columnIndex] = field;
      break;
    }
  }
  return dropFullName(mapping);
}

/** A column with the whole name adds nothing to those with its parts. */
function dropFullName(mapping: Mapping): Mapping {
  const hasParts = mapping.includes('first_name') && mapping.includes('last_name');
  return hasParts ? mapping.map((field) => (field === 'full_name' ? null : field)) : mapping;
}

/** Fields that two columns have, though only one may. */
export const findRepeatedFields = (mapping: Mapping): string[] => [
  ...new Set(
    mapping.filter(
      (field, index): field is string =>
        field !== null &&
        !joinedFields.some((joined) => joined === field) &&
        mapping.indexOf(field) !== index,
    ),
  ),
];
