import { type ImportField, importFields, joinedFields } from './import-fields.ts';
import { foldHeader, presets } from './presets.ts';

type Target = keyof typeof importFields;
export type Mapping = (ImportField | null)[];

/**
 * Proposes a field for each column: what the agency chose last time for that name, or what the name means in exports
 * of other systems. A field is proposed once, for the column with the more exact name.
 */
export function proposeMapping(
  target: Target,
  columns: string[],
  remembered: ReadonlyMap<string, string | null> = new Map(),
): Mapping {
  const headers = columns.map(foldHeader);
  const known = new Set<string>(importFields[target]);
  const mapping: Mapping = headers.map((header) => {
    const field = remembered.get(header);
    return field && known.has(field) ? (field as ImportField) : null;
  });
  for (const field of importFields[target] as readonly ImportField[]) {
    if (mapping.includes(field)) continue;
    for (const name of presets[target][field] ?? []) {
      const at = headers.findIndex(
        (header, index) => header === name && !mapping[index] && !remembered.has(header),
      );
      if (at === -1) continue;
      mapping[at] = field;
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
export const findRepeatedFields = (mapping: Mapping): ImportField[] => [
  ...new Set(
    mapping.filter(
      (field, index): field is ImportField =>
        field !== null && !joinedFields.includes(field) && mapping.indexOf(field) !== index,
    ),
  ),
];
