import { useState } from 'react';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { codeOf } from '../../backend/backend-error.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { fill, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/loading/progress-bar.tsx';
import { toastError } from '../../ui/toast/toast-error.ts';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { useStaffNames } from '../kit/staff/use-staff-names.ts';
import { useTags } from '../people/tags/tags.ts';
import { useMessages } from '../use-messages.ts';
import { type BulkActionRow, cancelBulkAction, undoBulkAction } from './data/actions.ts';
import {
  countAll,
  describeMailTime,
  describeProgress,
  describeReasons,
  nameAction,
  progressOf,
} from './describe-action.ts';
import { LeftRows } from './left-rows.tsx';
import { useIsBefore } from './use-is-before.ts';

type BulkResultProps = { action: BulkActionRow; onClose: () => void };

/** One action: its progress with a button to stop it, then its result with a button to undo it. */
export function BulkResult({ action, onClose }: BulkResultProps) {
  const bulk = useMessages('bulk');
  const applications = useMessages('applications');
  const language = useLanguage();
  const run = useRun();
  const tags = useTags();
  const staff = useStaffNames();
  const { roles } = useMessages('shell');
  const names = new Map<string, string>([
    ...Object.entries(roles),
    ...tags.map(({ id, name }) => [id, name] as const),
    ...staff.map(({ value, label }) => [value, label] as const),
  ]);
  const context = { bulk, applications, language, names };
  const { id, state, undo_until: until, done } = action;
  const isRunning = state === 'running' || state === 'cancelling' || state === 'undoing';
  const text = describeProgress(action, context);
  const isInTime = useIsBefore(state === 'done' ? until : null);
  const canUndo = isInTime && done > 0;
  const leftOut = state === 'undone' ? action.kept : action.skipped;
  const sentences = [
    ...(state === 'done' ? describeReasons(action.notes, context).map((text) => `${text}.`) : []),
    ...(canUndo && until
      ? [fill(bulk.undoUntil, { time: formatTime(new Date(until), language) })]
      : []),
    ...(canUndo ? [describeMailTime(action, context)] : []),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid min-w-0 grow basis-60 gap-1.5">
        {/* Only the start and the end are announced, not each batch. */}
        <p
          role="status"
          aria-live={isRunning ? 'off' : 'polite'}
          className="font-semibold tabular-nums"
        >
          {text}
        </p>
        {isRunning && (
          <ProgressBar
            value={progressOf(action).value}
            max={progressOf(action).max}
            label={nameAction(action, context)}
          />
        )}
        {sentences.length > 0 && <p className="text-soft">{sentences.join(' ')}</p>}
        {!isRunning && countAll(leftOut) > 0 && <LeftRows action={action} counts={leftOut} />}
      </div>
      <div className="flex items-center gap-2">
        {state === 'running' && (
          <Button
            variant="paper"
            size="compact"
            onClick={() => void run((client) => cancelBulkAction(client, id))}
          >
            {bulk.stop}
          </Button>
        )}
        {canUndo && (
          <Button
            variant="paper"
            size="compact"
            onClick={() => void run((client) => undoBulkAction(client, id))}
          >
            {bulk.undo}
          </Button>
        )}
        {!isRunning && (
          <IconButton
            icon="close"
            label={fill(bulk.close, { label: nameAction(action, context) })}
            onClick={onClose}
          />
        )}
      </div>
    </div>
  );
}

/** Runs a call unless one is running, and shows its error. */
function useRun() {
  const bulk = useMessages('bulk');
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  return async (work: (client: BrowserClient) => Promise<object>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work(await getClient());
    } catch (error) {
      const isLate = codeOf(error) === 'conflict';
      toastError(isLate ? bulk.conflict : describeError(error, bulk.failed));
    } finally {
      setBusy(false);
    }
  };
}
