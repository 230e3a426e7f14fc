import { useState } from 'react';
import type { BulkSelection, BulkWork } from '../../../../../domain/bulk/bulk-action.ts';
import { fill, formatNumber } from '../../../../i18n/format.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../../ui/overlays/dropdown-menu.tsx';
import { toastError } from '../../../../ui/toast/toast-error.ts';
import { WorkDialog } from '../../../bulk/dialogs/work-dialog.tsx';
import { useMessages } from '../../../use-messages.ts';
import { useDescribeError } from '../../actions/use-describe-error.ts';
import type { Count } from '../data/read-count.ts';
import type { BulkAction } from '../list-definition.ts';
import type { ListSelection } from './use-list-selection.ts';

type SelectionBarProps = {
  selection: ListSelection;
  /** The number of matching rows, once it is known. */
  total: Count | undefined;
  actions: BulkAction[];
  /** Exports the selected rows. */
  onExport: () => void;
};

/** The chosen action, in the words of its button or menu. */
type ChosenWork = { work: BulkWork; title: string; text?: string | undefined };

export function SelectionBar(props: SelectionBarProps) {
  const { total, actions, onExport } = props;
  const { count, isChecking, findIds, describe, selectAll, clear } = props.selection;
  const messages = useMessages('list');
  const language = useLanguage();
  const describeError = useDescribeError();
  const offeredActions = actions.filter(({ only = count }) => only === count);
  const [openAction, setOpenAction] = useState<BulkAction>();
  const [selection, setSelection] = useState<BulkSelection>();
  const [ids, setIds] = useState<string[]>();
  const [chosenWork, setChosenWork] = useState<ChosenWork>();
  const canSelectMore = props.selection.selection.mode === 'some' && (total?.total ?? 0) > count;
  const formatCount = ({ total: rows, isExact }: Count) => {
    const number = formatNumber(rows, language);
    return isExact ? number : fill(messages.about, { count: number });
  };
  const close = () => {
    setOpenAction(undefined);
    setSelection(undefined);
    setIds(undefined);
    setChosenWork(undefined);
  };
  const open = async (action: BulkAction, work?: ChosenWork) => {
    try {
      if ('target' in action) setSelection(await describe());
      else setIds(await findIds());
      setChosenWork(work);
      setOpenAction(action);
    } catch (error) {
      toastError(describeError(error));
    }
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
        if (openAction.clearsSelection) clear();
      },
    };

  return (
    <section aria-label={messages.bulk.label} className="list-selection">
      <IconButton icon="close" label={messages.clearSelection} onClick={clear} />
      <b aria-live="polite" className="mr-1 font-semibold whitespace-nowrap tabular-nums">
        {fill(messages.selected, { count: formatNumber(count, language) })}
      </b>
      {total && canSelectMore && (
        <button
          type="button"
          onClick={selectAll}
          className="mr-2 cursor-pointer font-medium underline underline-offset-2"
        >
          {fill(messages.selectAll, { count: formatCount(total) })}
        </button>
      )}
      <div className="list-selection-actions">
        {offeredActions.map((action) => (
          <ActionButton
            key={action.key}
            action={action}
            disabled={isChecking}
            onAsk={(work) => void open(action, work)}
          />
        ))}
        <Button variant="paper" size="compact" disabled={isChecking} onClick={onExport}>
          {messages.bulk.export}
        </Button>
      </div>
      {dialogProps && 'renderBulkDialog' in openAction && openAction.renderBulkDialog(dialogProps)}
      {dialogProps && chosenWork && (
        <WorkDialog
          {...dialogProps}
          {...chosenWork}
          submit={openAction.label}
          tone={openAction.tone}
        />
      )}
      {ids && openAction && 'renderDialog' in openAction && openAction.renderDialog({ ids, close })}
    </section>
  );
}

type ActionButtonProps = {
  action: BulkAction;
  disabled: boolean;
  onAsk: (work?: ChosenWork) => void;
};

function ActionButton({ action, disabled, onAsk }: ActionButtonProps) {
  const variant = action.tone === 'danger' ? 'danger' : 'paper';
  if ('works' in action) {
    return (
      <DropdownMenu
        trigger={
          <Button variant={variant} size="compact" disabled={disabled}>
            {action.label}
            <Icon name="down" className="size-3" />
          </Button>
        }
      >
        {action.works.map(({ value, label, work }) => (
          <DropdownMenuItem
            key={value}
            onSelect={() => onAsk({ work, title: `${action.label}: ${label}` })}
          >
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
    );
  }
  const ask = () =>
    onAsk(
      'work' in action ? { work: action.work, title: action.label, text: action.text } : undefined,
    );
  return (
    <Button variant={variant} size="compact" disabled={disabled} onClick={ask}>
      {action.label}
    </Button>
  );
}
