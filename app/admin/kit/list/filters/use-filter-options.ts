import { keepPreviousData } from '@tanstack/react-query';
import { isUuid } from '../../../../../domain/limits.ts';
import { useClientQuery } from '../../../../backend/use-client-query.ts';
import { useMessages } from '../../../use-messages.ts';
import { useStaffOptions } from '../../staff/use-staff-names.ts';
import type { Filter, Option } from '../list-definition.ts';

/** The options of a filter, or at least the names of the selected options. */
export function useFilterOptions(filter: Filter, values: string[]): Option[] {
  const { me, nobody, goneOption } = useMessages('list');
  const staff = useStaffOptions({ enabled: filter.kind === 'staff' });
  const {
    data: named = [],
    isSuccess,
    isPlaceholderData,
  } = useClientQuery({
    queryKey: ['filter-names', filter.key, values],
    queryFn: (client) => {
      // A damaged link may contain anything.
      const ids = values.filter(isUuid);
      return filter.kind === 'reference' && ids.length > 0 ? filter.name(client, ids) : [];
    },
    enabled: filter.kind === 'reference' && values.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (filter.kind === 'choice') return filter.options;
  if (filter.kind === 'reference') {
    const deletedValues = values.filter((value) => !named.some((option) => option.value === value));
    return isSuccess && !isPlaceholderData
      ? [...named, ...deletedValues.map((value) => ({ value, label: goneOption }))]
      : named;
  }
  if (filter.kind !== 'staff') return [];
  return [{ value: 'me', label: me }, { value: 'none', label: nobody }, ...staff];
}
