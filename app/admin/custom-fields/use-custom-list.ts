import { useMemo } from 'react';
import type { CustomTarget } from '../../../domain/custom-fields/custom-field.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { Column, Filter } from '../kit/list/list-definition.ts';
import { useMessages } from '../use-messages.ts';
import { customColumns, customFilters } from './custom-columns.tsx';
import { useCustomFields } from './use-custom-fields.ts';

type CustomList<Row> = { columns: Column<Row>[]; filters: Filter[] };

/** The columns and filters that custom fields add to a list. */
export function useCustomList<Row extends { custom: unknown }>(
  target: CustomTarget,
): CustomList<Row> {
  const fields = useCustomFields(target);
  const language = useLanguage();
  const { has } = useMessages('customFields');
  return useMemo(
    () => ({
      columns: customColumns<Row>(fields, language),
      filters: customFilters(fields, language, { has: (name) => fill(has, { name }) }),
    }),
    [fields, language, has],
  );
}
