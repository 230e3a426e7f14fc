import { keysOf } from '../../../../domain/keys-of.ts';
import type { Option } from './list-definition.ts';

/** Options of a filter, in the order of the values; without values, in the order of the labels. */
export function optionsOf<Value extends string>(
  labels: Record<Value, string>,
  values: readonly NoInfer<Value>[] = keysOf(labels),
): Option[] {
  return values.map((value) => ({ value, label: labels[value] }));
}
