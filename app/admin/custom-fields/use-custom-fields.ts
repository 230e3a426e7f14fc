import { useMemo } from 'react';
import type { CustomTarget } from '../../../domain/custom-fields/custom-field.ts';
import { type CustomField, useAllCustomFields } from './data.ts';

/** The fields of one kind of record that are not retired, in their order. */
export function useCustomFields(target: CustomTarget): CustomField[] {
  const { data } = useAllCustomFields();
  return useMemo(
    () => (data ?? []).filter((field) => field.target === target && !field.isRetired),
    [data, target],
  );
}
