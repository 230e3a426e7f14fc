import type { CustomValues } from '../../../domain/custom-fields/custom-field.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import type { Column, Filter } from '../kit/list/list-definition.ts';
import { isOptionKey } from '../kit/list/options-of.ts';
import type { CustomField } from './data.ts';
import { formatCustomValue } from './format-custom-value.ts';

type WithCustom = { custom: unknown };

const readValue = ({ custom }: WithCustom, key: string) => ((custom ?? {}) as CustomValues)[key];

/** Columns of a list for the custom fields of the agency. They are hidden until a user adds them to the list. */
export function customColumns<Row extends WithCustom>(
  fields: CustomField[],
  language: Language,
): Column<Row>[] {
  return fields.map((field) => {
    const { key, kind } = field;
    const formatValue = (row: Row) => formatCustomValue(field, readValue(row, key), language);
    return {
      key,
      label: inLanguage(field.name, language),
      cell: (row) => (kind === 'url' ? <ValueLink url={formatValue(row)} /> : formatValue(row)),
      // A number stays a number and a day stays a day in the file.
      text: (row) =>
        kind === 'number' || kind === 'date' ? readValue(row, key) : formatValue(row),
      align: kind === 'number' ? 'end' : undefined,
      sort: sortOf(field),
      hidden: true,
    };
  });
}

/** Choices have no order: their stored values mean nothing to a reader. */
function sortOf({ key, kind }: CustomField): Column<never>['sort'] {
  if (kind === 'choice') return undefined;
  return { by: kind === 'number' ? asJson(key) : asText(key), nullable: true };
}

const asText = (key: string) => `custom->>${key}`;

/** PostgreSQL compares numbers within JSON as numbers. As text, 10 would come before 9. */
const asJson = (key: string) => `custom->${key}`;

export function ValueLink({ url }: { url: string }) {
  if (!url) return null;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="underline">
      {url.replace(/^https?:\/\//, '')}
    </a>
  );
}

type FilterMessages = { has: (name: string) => string };

/** Numbers are filtered by their minimum, days by a range, and texts by whether there is one. */
export function customFilters(
  fields: CustomField[],
  language: Language,
  { has }: FilterMessages,
): Filter[] {
  return fields.map((field): Filter => {
    const { key, kind, options } = field;
    const name = inLanguage(field.name, language);
    const base = { key, label: name };
    switch (kind) {
      case 'choice':
        return {
          ...base,
          kind: 'choice',
          column: asText(key),
          options: options.map(({ value, label }) => ({
            value,
            label: inLanguage(label, language),
          })),
          accepts: isOptionKey,
        };
      case 'number':
        return { ...base, kind: 'atLeast', column: asJson(key), min: -1e15, max: 1e15 };
      case 'date':
        return { ...base, kind: 'dates', column: asText(key), isDay: true };
      default:
        return {
          key,
          label: has(name),
          kind: 'flag',
          conditions: [{ column: asText(key), is: 'not_null' }],
        };
    }
  });
}
