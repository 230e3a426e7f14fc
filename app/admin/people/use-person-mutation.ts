import { queryKeys } from '../../backend/query-keys.ts';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { useMessages } from '../use-messages.ts';

const queryKey = queryKeys.table('people');

/** Runs a mutation on a person and refreshes all data about people. */
export const usePersonMutation = () => useUndoableMutation(queryKey, useMessages('people').errors);
