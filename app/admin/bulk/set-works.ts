import type { BulkWork } from '../../../domain/bulk/bulk-action.ts';
import type { Option } from '../kit/list/list-definition.ts';

type Choice = Option & { work: BulkWork };

/** The choices of a menu that sets a column. */
export const setWorks = (column: string, options: Option[]): Choice[] =>
  options.map((option) => ({ ...option, work: { kind: 'set', column, value: option.value } }));

/** The choices of a menu that assigns a colleague, or nobody. */
export const assignWorks = (column: string, colleagues: Option[], nobody: string): Choice[] => [
  ...setWorks(column, colleagues),
  { value: 'none', label: nobody, work: { kind: 'set', column, value: null } },
];
