import { useState } from 'react';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import {
  addSecurityKey,
  createRecoveryCodes,
  type Enrollment,
  enrollFactor,
  verifyFactor,
} from '../../../backend/auth/second-factor.ts';
import type { ButtonLook } from '../../../ui/button-class.ts';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import { ConfirmEnrollment } from './confirm-enrollment.tsx';
import { PhoneSetup } from './phone-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type FactorType, SetupChoices } from './setup-choices.tsx';
import { useFactorErrors } from './use-factor-errors.ts';
import { useProof } from './use-proof.tsx';

type SetupProps = {
  variant?: ButtonLook['variant'];
  /** Recovery codes are created with the first factor only. */
  withCodes: boolean;
  onStart?: () => void;
  /** The factor is active; the recovery codes may still be on the screen. */
  onVerified?: () => void;
  onDone: () => void;
};

/** The whole enrolment of a second factor, from its choice to the recovery codes. */
export function SecondFactorSetup({
  variant = 'solid',
  withCodes,
  onStart,
  onVerified,
  onDone,
}: SetupProps) {
  const { name: siteName } = useAdmin().site;
  const { setup } = useMessages('secondFactor');
  const { getClient } = useAuth();
  const [enrollment, setEnrollment] = useState<Enrollment | 'phone'>();
  const [started, setStarted] = useState<FactorType>();
  const [codes, setCodes] = useState<string[]>();
  const describeError = useDescribeError();
  const { pending, run } = usePendingAction({ errors: useFactorErrors('key') });
  const { withProof, dialog } = useProof();

  async function startApp() {
    const client = await getClient();
    await withProof(async () => {
      setEnrollment(await enrollFactor(client, { name: setup.name, issuer: siteName }));
      onStart?.();
    });
  }

  async function addKey() {
    const client = await getClient();
    onStart?.();
    let isAdded = false;
    try {
      isAdded = await withProof(() => addSecurityKey(client, setup.keyName));
    } finally {
      if (!isAdded) onDone();
    }
    if (isAdded) await finishEnrollment();
  }

  function choose(type: FactorType) {
    setStarted(type);
    if (type === 'app') return void run(startApp);
    if (type === 'key') return void run(addKey);
    setEnrollment('phone');
    onStart?.();
  }

  async function finishEnrollment() {
    toast.success(setup.done);
    const newCodes = withCodes && (await makeCodes());
    if (newCodes) setCodes(newCodes);
    else onDone();
    setEnrollment(undefined);
    onVerified?.();
  }

  /**
   * The factor is already active, so a failure here does not undo it: codes can be created in the
   * profile later.
   */
  async function makeCodes() {
    try {
      const client = await getClient();
      let newCodes: string[] | undefined;
      await withProof(async () => {
        newCodes = await createRecoveryCodes(client);
      });
      return newCodes;
    } catch (error) {
      toastError(describeError(error, setup.codesFailed));
    }
  }

  const cancel = () => {
    setEnrollment(undefined);
    onDone();
  };

  if (codes) {
    const finish = () => {
      setCodes(undefined);
      onDone();
    };
    return <RecoveryCodes codes={codes} onSaved={finish} />;
  }
  return (
    <>
      {enrollment === 'phone' && <PhoneSetup onVerified={finishEnrollment} onCancel={cancel} />}
      {enrollment && enrollment !== 'phone' && (
        <ConfirmEnrollment
          enrollment={enrollment}
          onConfirm={async (code) => {
            await verifyFactor(await getClient(), enrollment.factorId, code);
            await finishEnrollment();
          }}
          onCancel={cancel}
        />
      )}
      {!enrollment && (
        <SetupChoices variant={variant} pending={pending ? started : undefined} onChoose={choose} />
      )}
      {dialog}
    </>
  );
}
