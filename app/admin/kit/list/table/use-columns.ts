import { usePreference } from '../../use-preference.ts';
import type { ListDefinition } from '../list-definition.ts';

/** The URL takes precedence, then the user's last choice, then the defaults of the screen. */
export function useColumns<Row>(
  { screen, columns }: ListDefinition<Row>,
  named: string[] | undefined,
) {
  const [remembered, remember] = usePreference<string[]>(`columns_${screen}`);
  const usual = columns.filter(({ hidden }) => !hidden).map(({ key }) => key);
  const keys = named ?? remembered ?? usual;
  const [first] = columns;
  const shown = columns.filter(({ key }) => key === first.key || keys.includes(key));
  return { shown, keys: shown.map(({ key }) => key), remember };
}
