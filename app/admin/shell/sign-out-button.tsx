import { useAuth } from '../../backend/auth/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { useMessages } from '../use-messages.ts';

export function SignOutButton() {
  const shell = useMessages('shell');
  const { signOut } = useAuth();
  const { pending, run } = usePendingAction({ failed: shell.signOutFailed });
  const leave = () =>
    run(async () => {
      // Local scope: the sessions on other devices stay signed in.
      const { error } = await signOut('local');
      if (error) throw error;
    });

  return (
    <Button
      variant="paper"
      size="compact"
      disabled={pending}
      onClick={leave}
      className="justify-self-start"
    >
      {shell.signOut}
    </Button>
  );
}
