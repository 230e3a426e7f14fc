import { useState } from 'react';
import type { BulkSelection, BulkWork } from '../../../../../domain/bulk/bulk-action.ts';
import { fill, formatNumber } from '../../../../i18n/format.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../../ui/dropdown-menu.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { WorkDialog } from '../../../bulk/dialogs/work-dialog.tsx';
import { useMessages } from '../../../use-messages.ts';
import type { BulkAction, BulkDialogProps, RunChunk } from '../list-definition.ts';

type SelectionBarProps<Row> = {
  count: number;
  /** True while it is not known which of the selected rows still match. */
  disabled: boolean;
  /** The number of matching rows, if more match than are selected. */
  total: string | undefined;
  actions: BulkAction<Row>[];
  walk: BulkDialogProps<Row>['walk'];
  /** The selection as the server resolves it. */
  describe: () => Promise<BulkSelection>;
  onStart: (action: BulkAction<Row>, run: RunChunk<Row>) => void;
  /** Exports the selected rows. */
  onExport: () => void;
  onSelectAll: () => void;
  onClear: () => void;
};

/** The chosen action, in the words of its button or menu. */
type ChosenWork = { work: BulkWork; title: string };

export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { count, disabled, total, actions, walk, describe, onStart, onSelectAll, onClear } = props;
  const messages = useMessages('list');
  const language = useLanguage();
  const offered = actions.filter(({ only = count }) => only === count);
  const [openAction, setOpenAction] = useState<BulkAction<Row>>();
  const [selection, setSelection] = useState<BulkSelection>();
  const [chosen, setChosen] = useState<ChosenWork>();
  const close = () => {
    setOpenAction(undefined);
    setSelection(undefined);
    setChosen(undefined);
  };
  const dialogProps = openAction &&
    selection &&
    'target' in openAction && {
      target: openAction.target,
      selection,
      count,
      close,
      onStarted: () => {
        close();
        if (openAction.clearsSelection) onClear();
      },
    };

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
      <div className="list-selection-actions">
        {offered.map((action) => (
          <ActionButton
            key={action.key}
            action={action}
            disabled={disabled}
            onStart={(run) => onStart(action, run)}
            onAsk={async (work) => {
              if ('target' in action) setSelection(await describe());
              setChosen(work);
              setOpenAction(action);
            }}
          />
        ))}
        <Button variant="paper" size="compact" disabled={disabled} onClick={props.onExport}>
          {messages.bulk.export}
        </Button>
      </div>
      {dialogProps && 'renderBulkDialog' in openAction && openAction.renderBulkDialog(dialogProps)}
      {dialogProps && chosen && (
        <WorkDialog {...dialogProps} {...chosen} submit={openAction.label} />
      )}
      {openAction &&
        'renderDialog' in openAction &&
        openAction.renderDialog({
          count,
          walk,
          proceed: (run) => {
            close();
            onStart(openAction, run);
          },
          cancel: close,
        })}
    </section>
  );
}

type ActionButtonProps<Row> = {
  action: BulkAction<Row>;
  disabled: boolean;
  onStart: (run: RunChunk<Row>) => void;
  onAsk: (work?: ChosenWork) => void;
};

function ActionButton<Row>(props: ActionButtonProps<Row>) {
  const { action, disabled, onStart, onAsk } = props;
  const variant = action.tone === 'danger' ? 'danger' : 'paper';
  if ('choices' in action || 'works' in action) {
    const choices =
      'choices' in action
        ? action.choices.map(({ run, ...option }) => ({ ...option, choose: () => onStart(run) }))
        : action.works.map(({ work, ...option }) => ({
            ...option,
            choose: () => onAsk({ work, title: `${action.label}: ${option.label}` }),
          }));
    return (
      <DropdownMenu
        trigger={
          <Button variant={variant} size="compact" disabled={disabled}>
            {action.label}
            <Icon name="down" className="size-3" />
          </Button>
        }
      >
        {choices.map(({ value, label, choose }) => (
          <DropdownMenuItem key={value} onSelect={choose}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
    );
  }
  const mutate =
    'work' in action
      ? () => onAsk({ work: action.work, title: action.label })
      : 'run' in action
        ? () => onStart(action.run)
        : () => onAsk();
  return (
    <Button variant={variant} size="compact" disabled={disabled} onClick={mutate}>
      {action.label}
    </Button>
  );
}
