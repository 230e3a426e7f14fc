import { useAuth } from '../../backend/auth/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { useAttempt } from '../kit/use-attempt.ts';
import { useAdmin } from './admin-context.ts';

export function SignOutButton() {
  const { shell } = useAdmin();
  const { signOut } = useAuth();
  const { pending, attempt } = useAttempt(shell.signOutFailed);
  const leave = () =>
    attempt(async () => {
      // Only here: whoever signs out at work stays signed in at home.
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
