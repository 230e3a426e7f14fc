import { customTargetsOf } from '../../../../domain/imports/custom-columns.ts';
import type { ImportTarget } from '../../../../domain/imports/import.ts';
import { importFields } from '../../../../domain/imports/import-fields.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useAllCustomFields } from '../../custom-fields/data.ts';
import { useMessages } from '../../use-messages.ts';
import type { FieldGroup } from './column-row.tsx';

/** The fields that a column of a file can fill, and which of these are custom fields with a day. */
export function useFieldGroups(target: ImportTarget): { groups: FieldGroup[]; days: string[] } {
  const { mapping: t, fields: labels } = useMessages('imports');
  const { targets } = useMessages('customFields');
  const language = useLanguage();
  const { data: all = [] } = useAllCustomFields();
  const custom = all.filter((field) => !field.isRetired);
  const groups = customTargetsOf[target].flatMap((owner): FieldGroup[] => {
    const fields = custom
      .filter((field) => field.target === owner)
      .map(({ key, name }) => ({ value: key, label: inLanguage(name, language) }));
    return fields.length > 0
      ? [{ label: fill(t.customOf, { target: targets[owner] }), fields }]
      : [];
  });
  const builtIn = importFields[target].map((value) => ({ value, label: labels[value] }));
  return {
    groups: [{ fields: builtIn }, ...groups],
    days: custom.filter(({ kind }) => kind === 'date').map(({ key }) => key),
  };
}

export const labelOf = (groups: FieldGroup[], field: string): string =>
  groups.flatMap(({ fields }) => fields).find(({ value }) => value === field)?.label ?? field;
