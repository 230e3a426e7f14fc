import { queryKeys } from '../../backend/query-keys.ts';
import { type UndoableMutation, useUndoableMutation } from '../kit/use-undoable-mutation.ts';
import { inWords } from '../people/in-words.ts';
import type { AdminUsersMessages } from './messages.en.ts';

const usersKey = queryKeys.table('staff_profiles');

/** Runs a mutation on an account, shows a toast and refreshes all data about colleagues. */
export function useUserMutation(messages: AdminUsersMessages): UndoableMutation {
  const mutate = useUndoableMutation(messages, usersKey);
  const { errors } = messages;
  return ({ work, undo, ...rest }) =>
    mutate({ ...rest, work: inWords(errors, work), undo: undo && inWords(errors, undo) });
}
