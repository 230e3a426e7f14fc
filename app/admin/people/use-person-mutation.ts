import { useMemo } from 'react';
import { queryKeys } from '../../backend/query-keys.ts';
import { type UndoableMutation, useUndoableMutation } from '../kit/use-undoable-mutation.ts';
import { useMessages } from '../use-messages.ts';
import { inWords } from './in-words.ts';

const peopleKey = queryKeys.table('people');

/** Runs a mutation on a person, shows a toast and refreshes all data about people. */
export function usePersonMutation(): UndoableMutation {
  const { failed, undo, undone, errors } = useMessages('people');
  const texts = useMemo(() => ({ failed, undo, undone }), [failed, undo, undone]);
  const mutate = useUndoableMutation(texts, peopleKey);
  return ({ work, undo: undoWork, ...rest }) =>
    mutate({
      ...rest,
      work: inWords(errors, work),
      undo: undoWork && inWords(errors, undoWork),
    });
}
