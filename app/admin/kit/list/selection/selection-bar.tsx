import { useState } from 'react';
import { fill, formatNumber } from '../../../../i18n/format.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../../ui/dropdown-menu.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { BatchRun, BulkAction, BulkDialogProps, RunChunk } from '../list-definition.ts';

type SelectionBarProps<Row> = {
  count: number;
  /** True while it is not known which of the selected rows still match. */
  disabled: boolean;
  /** The number of matching rows, if more match than are selected. */
  total: string | undefined;
  actions: BulkAction<Row>[];
  walk: BulkDialogProps<Row>['walk'];
  onStart: (action: BulkAction<Row>, run: RunChunk<Row> | BatchRun<Row>) => void;
  onSelectAll: () => void;
  onClear: () => void;
};

export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { count, disabled, total, actions, walk, onStart, onSelectAll, onClear } = props;
  const messages = useMessages('list');
  const language = useLanguage();
  const offered = actions.filter(({ only = count }) => only === count);
  const [openAction, setOpenAction] = useState<BulkAction<Row>>();

  return (
    <section aria-label={messages.bulk.label} className="list-selection">
      <IconButton icon="close" label={messages.clearSelection} onClick={onClear} />
      <b aria-live="polite" className="mr-1 font-semibold whitespace-nowrap tabular-nums">
        {fill(messages.selected, { count: formatNumber(count, language) })}
      </b>
      {total && (
        <button
          type="button"
          onClick={onSelectAll}
          className="mr-2 cursor-pointer font-medium underline underline-offset-2"
        >
          {fill(messages.selectAll, { count: total })}
        </button>
      )}
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        {offered.map((action) => (
          <ActionButton
            key={action.key}
            action={action}
            disabled={disabled}
            onStart={(run) => onStart(action, run)}
            onAsk={() => setOpenAction(action)}
          />
        ))}
      </div>
      {openAction &&
        'renderDialog' in openAction &&
        openAction.renderDialog({
          count,
          walk,
          proceed: (run) => {
            setOpenAction(undefined);
            onStart(openAction, run);
          },
          cancel: () => setOpenAction(undefined),
        })}
    </section>
  );
}

type ActionButtonProps<Row> = {
  action: BulkAction<Row>;
  disabled: boolean;
  onStart: (run: RunChunk<Row>) => void;
  onAsk: () => void;
};

function ActionButton<Row>({ action, disabled, onStart, onAsk }: ActionButtonProps<Row>) {
  const variant = action.tone === 'danger' ? 'danger' : 'paper';
  if ('choices' in action) {
    return (
      <DropdownMenu
        trigger={
          <Button variant={variant} size="compact" disabled={disabled}>
            {action.label}
            <Icon name="down" className="size-3" />
          </Button>
        }
      >
        {action.choices.map(({ value, label, run }) => (
          <DropdownMenuItem key={value} onSelect={() => onStart(run)}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
    );
  }
  const mutate = 'run' in action ? () => onStart(action.run) : onAsk;
  return (
    <Button variant={variant} size="compact" disabled={disabled} onClick={mutate}>
      {action.label}
    </Button>
  );
}
