import { toast } from 'sonner';
import { resendConfirmation } from '../../../backend/auth/account.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { usePendingAction } from '../../kit/use-pending-action.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { EntryScreen } from '../entry-screen.tsx';

type CheckInboxProps = {
  messages: AdminMessages['signup']['sent'];
  email: string;
  /** Returns to the form to correct the e-mail address. */
  onBack: () => void;
};

export function CheckInbox({ messages, email, onBack }: CheckInboxProps) {
  const { getClient } = useAuth();
  const language = useLanguage();
  const { pending, run } = usePendingAction({ failed: messages.failed });
  const sendAgain = () =>
    run(async () => {
      await resendConfirmation(await getClient(), email, language);
      toast.success(messages.sentAgain);
    });

  return (
    <EntryScreen title={messages.title} intro={fill(messages.text, { email })}>
      <div className="grid justify-items-start gap-2">
        <Button variant="paper" size="medium" disabled={pending} onClick={sendAgain}>
          {messages.again}
        </Button>
        <TextButton onClick={onBack}>{messages.back}</TextButton>
      </div>
    </EntryScreen>
  );
}
