import { keysOf } from '../../../../domain/keys-of.ts';
import type { Option } from './list-definition.ts';

/**
 * True for a text that may be the key of an option that staff added. Such a key has no character with a meaning in a
 * query.
 */
export const isOptionKey = (value: string): boolean => /^[\w-]{1,80}$/.test(value);

/** Filter options in the order of `values`, by default in the order of the keys of `labels`. */
export function optionsOf<Value extends string>(
  labels: Record<Value, string>,
  values: readonly NoInfer<Value>[] = keysOf(labels),
): Option[] {
  return values.map((value) => ({ value, label: labels[value] }));
}
