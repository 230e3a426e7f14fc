import type { Language } from '../../../domain/language.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { fill, formatNumber, formatTime } from '../../i18n/format.ts';
import type { AdminMessages } from '../messages.en.ts';
import type { BulkActionRow } from './data/actions.ts';

type Context = Pick<AdminMessages, 'bulk' | 'applications'> & {
  language: Language;
  /** Names of tags and colleagues by id, as far as they are known. */
  names: ReadonlyMap<string, string>;
};

/** Returns true if people are mailed about the action, after the time for undo. */
const sendsMail = (kind: string, options: object): boolean =>
  'mail' in options || ['propose', 'renew', 'approve', 'retry_mail'].includes(kind);

/** Returns the part that can be undone: rows, rows and their mail, or nothing. */
export function undoablePart(kind: string, options: object): 'rows' | 'mail' | 'none' {
  if (kind === 'unsubscribe') return 'none';
  return sendsMail(kind, options) ? 'mail' : 'rows';
}

/**
 * Describes when people are mailed about an action: after the time for undo, or at the chosen time. Empty if they are
 * not.
 */
export function describeMailTime(
  { kind, options, undo_until: until }: Pick<BulkActionRow, 'kind' | 'options' | 'undo_until'>,
  { bulk, language }: Pick<Context, 'bulk' | 'language'>,
): string | undefined {
  if (!sendsMail(kind, options)) return undefined;
  const sendAfter = options.mail?.send_after;
  return sendAfter && until && Date.parse(sendAfter) > Date.parse(until)
    ? fill(bulk.mailAt, { time: formatTime(new Date(sendAfter), language) })
    : bulk.mailWaits;
}

/** Names the action in a few words. */
export function nameAction(action: BulkActionRow, { bulk, applications, names }: Context): string {
  const { kind, options } = action;
  const { kinds } = bulk;
  if (kind === 'move') {
    if (options.to === 'rejected') return kinds.reject;
    const stages: Record<string, string> = applications.stages;
    return fill(kinds.move, { stage: stages[options.to ?? ''] ?? '' });
  }
  const label =
    kind === 'set'
      ? kinds[options.column === 'state' || options.column === 'role' ? options.column : 'assign']
      : ((kinds as Record<string, string>)[kind] ?? kind);
  const name = names.get(options.tag_id ?? options.value ?? '');
  return name ? fill(bulk.named, { label, name }) : label;
}

/** Describes the progress of an action, or its result. */
export function describeProgress(action: BulkActionRow, context: Context): string {
  const { bulk, language } = context;
  const { state, is_stopped: isStopped, total, done, undone } = action;
  const isBack = state === 'undoing' || state === 'undone';
  const handled = done + countAll(action.skipped);
  const numbers = {
    label: nameAction(action, context),
    done: formatNumber(isBack ? undone : state === 'done' ? done : handled, language),
    count: formatNumber(isBack ? done : total, language),
  };
  if (state === 'running') return fill(bulk.running, numbers);
  if (state === 'cancelling') return fill(bulk.stopping, numbers);
  if (state === 'undoing') return fill(bulk.undoing, numbers);
  if (state === 'undone') return fill(bulk.undone, numbers);
  return fill(isStopped ? bulk.stopped : bulk.done, numbers);
}

/** The progress in rows, of the run or of its undo. */
export function progressOf(action: BulkActionRow): { value: number; max: number } {
  if (action.state === 'undoing')
    return { value: action.undone + countAll(action.kept), max: action.done };
  return { value: action.done + countAll(action.skipped), max: action.total };
}

export const countAll = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Sentences about rows, by reason. */
export function describeReasons(
  counts: Record<string, number>,
  { bulk, language }: Pick<Context, 'bulk' | 'language'>,
): string[] {
  return Object.entries(counts).map(([reason, count]) =>
    fillAny(bulk.reasons[reason] ?? bulk.reasons.failed, { count: formatNumber(count, language) }),
  );
}
