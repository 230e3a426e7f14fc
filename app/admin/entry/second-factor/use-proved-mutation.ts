import type { ReactNode } from 'react';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { useProof } from './use-proof.tsx';

/**
 * Runs a change that gives or weakens rights. If the sign-in is old, the dialog `proof` first asks for the password or
 * a mailed code.
 */
export function useProvedMutation(run: UndoableMutation): {
  mutate: UndoableMutation;
  proof: ReactNode;
} {
  const { withProof, dialog: proof } = useProof();
  const mutate: UndoableMutation = async ({ work, undo, done, ...rest }) => {
    let isProved = false;
    const isDone = await run({
      ...rest,
      work: async (client) => {
        isProved = await withProof(async () => void (await work(client)));
      },
      // No message is shown if the user closed the dialog without a proof.
      done: () => (isProved ? (typeof done === 'function' ? done() : done) : undefined),
      ...(undo && { undo: (client) => withProof(async () => void (await undo(client))) }),
    });
    return isDone && isProved;
  };
  return { mutate, proof };
}
