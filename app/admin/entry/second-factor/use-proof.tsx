import { type ReactNode, useState } from 'react';
import { codeOf } from '../../../backend/backend-error.ts';
import { type Proof, ProofDialog } from './proof-dialog.tsx';

const missingProofs: Record<string, Proof> = {
  current_password_required: 'password',
  reauthentication_needed: 'code',
};

type ProofRequest = { proof: Proof; settle: (isProved: boolean) => void };

/**
 * Runs changes that need a recent sign-in. If the server rejects a change for that reason, a dialog asks for the
 * password and the change is retried.
 */
export function useProof(): {
  /** Resolves to false if the dialog was closed: nothing has changed. */
  withProof: (work: () => Promise<void>) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [proofRequest, setProofRequest] = useState<ProofRequest>();

  async function withProof(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      const proof = missingProofs[codeOf(error)];
      if (!proof) throw error;
      const isProved = await new Promise<boolean>((settle) => setProofRequest({ proof, settle }));
      setProofRequest(undefined);
      if (isProved) await work();
      return isProved;
    }
  }

  const dialog = proofRequest && (
    <ProofDialog
      proof={proofRequest.proof}
      onProved={() => proofRequest.settle(true)}
      onClose={() => proofRequest.settle(false)}
    />
  );
  return { withProof, dialog };
}
