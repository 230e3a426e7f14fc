import { toast } from 'sonner';
import { resendConfirmation } from '../../data/account.ts';
import { useAuth } from '../../data/auth-context.ts';
import type { AdminMessages } from '../../i18n/admin-messages.server.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EntryScreen } from '../entry-screen.tsx';
import { useAttempt } from '../use-attempt.ts';

type CheckInboxProps = { messages: AdminMessages['signup']['sent']; email: string };

export function CheckInbox({ messages, email }: CheckInboxProps) {
  const { getClient } = useAuth();
  const language = useLanguage();
  const { pending, attempt } = useAttempt(messages.failed);
  const sendAgain = () =>
    attempt(async () => {
      await resendConfirmation(await getClient(), email, language);
      toast.success(messages.sentAgain);
    });

  return (
    <EntryScreen title={messages.title} intro={fill(messages.text, { email })}>
      <Button
        variant="paper"
        size="medium"
        disabled={pending}
        onClick={sendAgain}
        className="justify-self-start"
      >
        {messages.again}
      </Button>
    </EntryScreen>
  );
}
