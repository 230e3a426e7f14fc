import { clsx } from 'clsx';
import { fill, formatTime } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../use-messages.ts';
import { useDescribeError } from '../actions/use-describe-error.ts';
import { TextButton } from '../text-button.tsx';
import type { SaveState, Snapshot } from './snapshot.ts';

type SaveIndicatorProps = {
  snapshot: Snapshot;
  /** Number of fields that are not valid. */
  errorCount: number;
  savesAutomatically: boolean;
  /** Replaces the notice about changes that are not saved automatically. */
  local?: string;
  onRetry: () => void;
};

const tones: Record<SaveState, string> = {
  saved: 'bg-primary',
  saving: 'bg-primary motion-safe:animate-pulse',
  unsaved: 'bg-edge',
  offline: 'bg-amber',
  failed: 'bg-amber',
  rejected: 'bg-lingon',
};

/** The state of saving. */
export function SaveIndicator(props: SaveIndicatorProps) {
  const { snapshot, onRetry } = props;
  const { save } = useMessages('editing');
  const { state } = snapshot;
  const canRetry = ['offline', 'failed', 'rejected'].includes(state);
  return (
    <div className="flex min-h-9 items-center gap-2 text-soft">
      <span aria-hidden="true" className={clsx('size-2 flex-none rounded-full', tones[state])} />
      <p role="status">{useSentence(props)}</p>
      {canRetry && <TextButton onClick={onRetry}>{save.retry}</TextButton>}
    </div>
  );
}

function useSentence({
  snapshot,
  errorCount,
  savesAutomatically,
  local,
}: SaveIndicatorProps): string {
  const { save: messages } = useMessages('editing');
  const language = useLanguage();
  const describeError = useDescribeError();
  const { state, stored, error } = snapshot;
  if (state === 'rejected') return describeError(error, messages.rejected);
  if (state === 'saved') {
    return fill(messages.savedAt, { time: formatTime(new Date(stored.savedAt), language) });
  }
  if (state !== 'unsaved') return messages[state];
  if (!savesAutomatically) return local ?? messages.local;
  if (errorCount === 0) return messages.unsaved;
  return formatPlural(messages.errors, errorCount, language);
}
