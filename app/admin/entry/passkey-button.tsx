import { useAuth } from '../../backend/auth/auth-context.ts';
import { signInWithPasskey, supportsPasskeys } from '../../backend/auth/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { usePasskeyErrors } from '../profile/use-passkey-errors.ts';
import { useMessages } from '../use-messages.ts';

/** Signs in with a passkey of this device; not there in browsers without passkeys. */
export function PasskeyButton() {
  const { passkey } = useMessages('login');
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction({ errors: usePasskeyErrors() });
  if (!supportsPasskeys()) return null;
  return (
    <Button
      variant="paper"
      size="medium"
      disabled={pending}
      onClick={() => run(async () => signInWithPasskey(await getClient()))}
    >
      {pending ? passkey.signingIn : passkey.signIn}
    </Button>
  );
}
