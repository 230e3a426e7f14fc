import { type ReactNode, useState } from 'react';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import type { UndoableMutation } from '../actions/use-undoable-mutation.ts';
import { ConflictDialog } from '../autosave/conflict-dialog.tsx';
import type { Conflict, Fields } from '../autosave/merge-fields.ts';
import {
  type FieldSource,
  type PendingConflict,
  resolveConflict,
  revertFields,
  saveFields,
} from './data/save-fields.ts';
import { fieldText } from './parse-change.ts';

type SaveFieldsOptions<Version> = {
  mutate: UndoableMutation;
  source: (client: BrowserClient) => FieldSource<Version>;
  /** The message after a save. A function if it depends on the saved fields. */
  done: string | ((change: Fields) => string);
  hasUndo?: boolean;
  onSaved?: () => void;
  /** Returns the message of the form for an error that it knows. */
  describeError?: (error: unknown) => string | undefined;
  labelOf: (key: string) => string;
  formatValue?: (key: string, value: unknown) => string;
};

type SaveFields = {
  /** Saves the fields that the user changed from `before`. */
  save: (change: Fields, before: Fields) => Promise<void>;
  /** The dialog about fields that a colleague has changed since; the form renders it. */
  question: ReactNode;
};

/** Saves the changed fields of a form, and asks about fields that a colleague changed in the meantime. */
export function useSaveFields<Version>(options: SaveFieldsOptions<Version>): SaveFields {
  const { mutate, source, done, hasUndo, onSaved, describeError, labelOf } = options;
  const [pending, setPending] = useState<PendingConflict>();

  async function save(change: Fields, before: Fields): Promise<void> {
    const isUnchanged = Object.keys(change).length === 0;
    if (isUnchanged && onSaved) return onSaved();
    let conflicts: Conflict[] = [];
    const isDone = await mutate({
      work: async (client) => {
        try {
          if (!isUnchanged) conflicts = await saveFields(source(client), change, before);
        } catch (error) {
          const message = describeError?.(error);
          throw message ? new Error(message, { cause: error }) : error;
        }
      },
      undo:
        hasUndo && !isUnchanged
          ? (client) => revertFields(source(client), change, before)
          : undefined,
      done: () => {
        if (conflicts.length > 0) return undefined;
        return typeof done === 'function' ? done(change) : done;
      },
    });
    if (!isDone) return;
    if (conflicts.length > 0) setPending({ change, before, conflicts });
    else onSaved?.();
  }

  function choose(key: string, choice: 'mine' | 'theirs'): void {
    const resolvedChange = pending && resolveConflict(pending, key, choice);
    const isSettled = resolvedChange?.conflicts.length === 0;
    setPending(isSettled ? undefined : resolvedChange);
    if (isSettled) void save(resolvedChange.change, resolvedChange.before);
  }

  const question = pending && (
    <ConflictDialog
      open
      onClose={() => setPending(undefined)}
      conflicts={pending.conflicts}
      mine={pending.change}
      onChoose={choose}
      labelOf={labelOf}
      formatValue={options.formatValue ?? ((_, value) => fieldText(value))}
    />
  );
  return { save, question };
}
