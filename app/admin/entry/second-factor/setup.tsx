import { useState } from 'react';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import {
  createRecoveryCodes,
  type Enrollment,
  enrollFactor,
  verifyFactor,
} from '../../../backend/auth/second-factor.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-class.ts';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { useDescribeError } from '../../kit/use-describe-error.ts';
import { usePendingAction } from '../../kit/use-pending-action.ts';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import { ConfirmEnrollment } from './confirm-enrollment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useProof } from './use-proof.tsx';

type SetupProps = {
  label?: string;
  variant?: ButtonLook['variant'];
  /** Recovery codes are created with the first factor only. */
  withCodes: boolean;
  onStart?: () => void;
  /** The factor is active; the recovery codes may still be on the screen. */
  onVerified?: () => void;
  onDone: () => void;
};

/** The whole enrolment of a second factor, from the button to the recovery codes. */
export function SecondFactorSetup({
  label,
  variant,
  withCodes,
  onStart,
  onVerified,
  onDone,
}: SetupProps) {
  const { name: siteName } = useAdmin().site;
  const secondFactor = useMessages('secondFactor');
  const { setup } = secondFactor;
  const { getClient } = useAuth();
  const [enrollment, setEnrollment] = useState<Enrollment>();
  const [codes, setCodes] = useState<string[]>();
  const describeError = useDescribeError();
  const { pending, run } = usePendingAction();
  const { withProof, dialog } = useProof();

  const start = () =>
    run(async () => {
      const client = await getClient();
      await withProof(async () => {
        setEnrollment(await enrollFactor(client, { name: setup.name, issuer: siteName }));
        onStart?.();
      });
    });

  async function confirm(factorId: string, code: string) {
    const client = await getClient();
    await verifyFactor(client, factorId, code);
    toast.success(setup.done);
    const newCodes = withCodes && (await makeCodes(client));
    if (newCodes) setCodes(newCodes);
    else onDone();
    setEnrollment(undefined);
    onVerified?.();
  }

  /**
   * The factor is already active, so a failure here does not undo it: codes can be created in the
   * profile later.
   */
  async function makeCodes(client: BrowserClient) {
    try {
      let newCodes: string[] | undefined;
      await withProof(async () => {
        newCodes = await createRecoveryCodes(client);
      });
      return newCodes;
    } catch (cause) {
      toastError(describeError(cause, setup.codesFailed));
    }
  }

  function finish() {
    setCodes(undefined);
    onDone();
  }

  if (codes) return <RecoveryCodes codes={codes} onSaved={finish} />;
  if (enrollment) {
    return (
      <>
        <ConfirmEnrollment
          enrollment={enrollment}
          onConfirm={(code) => confirm(enrollment.factorId, code)}
          onCancel={() => {
            setEnrollment(undefined);
            onDone();
          }}
        />
        {dialog}
      </>
    );
  }
  return (
    <>
      <Button
        variant={variant}
        size="compact"
        disabled={pending}
        onClick={start}
        className="justify-self-start"
      >
        {pending ? setup.starting : (label ?? setup.start)}
      </Button>
      {dialog}
    </>
  );
}
