import { queryKeys } from '../../backend/query-keys.ts';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { useMessages } from '../use-messages.ts';

const queryKey = queryKeys.table('staff_profiles');

/** Runs a mutation on an account and refreshes all data about colleagues. */
export const useUserMutation = () => useUndoableMutation(queryKey, useMessages('users').errors);
