import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Popover } from '../../../../ui/overlays/popover.tsx';
import { useMessages } from '../../../use-messages.ts';
import { usePreference } from '../../preferences/use-preference.ts';
import { OptionBoxes } from '../filters/option-boxes.tsx';
import type { Column, ListDefinition } from '../list-definition.ts';

type ColumnMenuProps<Row> = {
  columns: Column<Row>[];
  shown: string[];
  onChange: (keys: string[] | undefined) => void;
};

/** The first column names the row, so it cannot be hidden. */
export function ColumnMenu<Row>({ columns, shown, onChange }: ColumnMenuProps<Row>) {
  const messages = useMessages('list');
  const [first, ...others] = columns;
  if (!first) return null;
  const inOrder = (keys: string[]) =>
    columns.map(({ key }) => key).filter((key) => key === first.key || keys.includes(key));
  return (
    <Popover
      label={messages.columns}
      align="end"
      className="admin"
      trigger={
        <Button variant="quiet" size="compact" title={messages.columns}>
          <Icon name="columns" />
          <span className="max-[80rem]:sr-only">{messages.columns}</span>
        </Button>
      }
    >
      <OptionBoxes
        label={messages.columns}
        options={others.map(({ key, label }) => ({ value: key, label }))}
        values={shown}
        onChange={(keys) => onChange(inOrder(keys))}
      />
      <div className="mt-1 border-t border-line pt-1">
        <Button
          variant="quiet"
          size="compact"
          className="w-full justify-start!"
          onClick={() => onChange(undefined)}
        >
          {messages.resetColumns}
        </Button>
      </div>
    </Popover>
  );
}

/** The URL takes precedence, then the user's last choice, then the defaults of the screen. */
export function useColumns<Row>(
  { screen, columns }: ListDefinition<Row>,
  named: string[] | undefined,
) {
  const [rememberedKeys, remember] = usePreference<string[]>(`columns_${screen}`);
  const usual = columns.filter(({ hidden }) => !hidden).map(({ key }) => key);
  const keys = named ?? rememberedKeys ?? usual;
  const [first] = columns;
  const shownColumns = columns.filter(({ key }) => key === first.key || keys.includes(key));
  return { shown: shownColumns, keys: shownColumns.map(({ key }) => key), remember };
}
