import { useAuth } from '../../../backend/auth/auth-context.ts';
import { verifySecurityKey } from '../../../backend/auth/second-factor.ts';
import { Button } from '../../../ui/button.tsx';
import { usePasskeyErrors } from '../../kit/use-passkey-errors.ts';
import { usePendingAction } from '../../kit/use-pending-action.ts';
import { useMessages } from '../../use-messages.ts';

export function SecurityKeyButton({ factorId }: { factorId: string }) {
  const { step } = useMessages('secondFactor');
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction({ errors: usePasskeyErrors() });
  return (
    <Button
      size="medium"
      disabled={pending}
      onClick={() => run(async () => verifySecurityKey(await getClient(), factorId))}
    >
      {pending ? step.waiting : step.key}
    </Button>
  );
}
