import { useAuth } from '../../../backend/auth/auth-context.ts';
import { verifySecurityKey } from '../../../backend/auth/second-factor.ts';
import { Button } from '../../../ui/button.tsx';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { useMessages } from '../../use-messages.ts';
import { useFactorErrors } from './use-factor-errors.ts';

export function SecurityKeyButton({ factorId, label }: { factorId: string; label: string }) {
  const { step } = useMessages('secondFactor');
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction({ errors: useFactorErrors('key') });
  return (
    <Button
      size="medium"
      disabled={pending}
      onClick={() => run(async () => verifySecurityKey(await getClient(), factorId))}
    >
      {pending ? step.waiting : label}
    </Button>
  );
}
