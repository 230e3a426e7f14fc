import type { BulkActionRow } from './data/actions.ts';

type Undoable = Pick<BulkActionRow, 'id' | 'state' | 'undo_until' | 'done'>;

/** True while a colleague may still stop or undo the action. */
function isOpen({ state, undo_until: until, done }: Undoable, now: number): boolean {
  if (state === 'undone') return false;
  return state !== 'done' || (done > 0 && until !== null && Date.parse(until) > now);
}

/**
 * The actions that the panel shows, newest first: those that run or can be undone, and the newest even if it has ended.
 * Older results would only push the screen below them out of sight.
 */
export function shownActions<Action extends Undoable>(
  actions: Action[],
  closed: readonly string[],
  now: number,
): Action[] {
  return actions.filter(
    (action, index) => !closed.includes(action.id) && (index === 0 || isOpen(action, now)),
  );
}

/** Returns the first of the moments at which an action can no longer be undone. */
export function nextEnd(actions: Undoable[], now: number): string | null {
  const ends = actions.flatMap(({ undo_until: until }) => until ?? []);
  return ends.filter((end) => Date.parse(end) > now).sort()[0] ?? null;
}
