import { useState } from 'react';
import { toast } from 'sonner';
import { changeEmail } from '../../../backend/auth/account.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { useProof } from '../../entry/second-factor/use-proof.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { ProfilePanel } from '../panel.tsx';

export function EmailPanel({ messages }: { messages: AdminMessages['profile'] }) {
  const { email } = messages;
  const { user, getClient } = useAuth();
  const language = useLanguage();
  const describeError = useDescribeError();
  const [error, setError] = useState<string>();
  const { withProof, dialog } = useProof();
  const { pending, onSubmit } = useSubmit(async (field, form) => {
    setError(undefined);
    try {
      const client = await getClient();
      const newEmail = field('email').trim();
      const isChanged = await withProof(() => changeEmail(client, newEmail, language));
      // The dialog that asks for proof was closed, and nothing has changed.
      if (!isChanged) return;
      form.reset();
      toast.success(email.sent);
    } catch (error) {
      setError(describeError(error, email.failed));
    }
  });

  return (
    <ProfilePanel title={email.title} text={email.text}>
      <div className="grid gap-1.5">
        <p>{fill(email.current, { email: user?.email ?? '' })}</p>
        {user?.new_email && (
          <p className="rounded-lg bg-amber-soft px-3 py-2 text-amber">
            {fill(email.pending, { email: user.new_email })}
          </p>
        )}
      </div>
      <form className="grid max-w-sm gap-4" onSubmit={onSubmit}>
        <InputField
          label={email.field}
          error={error}
          name="email"
          type="email"
          autoComplete="email"
          required
        />
        <Button
          type="submit"
          variant="paper"
          size="compact"
          disabled={pending}
          className="justify-self-start"
        >
          {pending ? messages.saving : email.change}
        </Button>
      </form>
      {dialog}
    </ProfilePanel>
  );
}
