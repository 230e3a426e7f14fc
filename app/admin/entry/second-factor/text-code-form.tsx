import { type ReactNode, useState } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { textCode } from '../../../backend/auth/second-factor.ts';
import { fill } from '../../../i18n/format.ts';
import { InputField } from '../../../ui/fields/field.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import { useFactorErrors } from './use-factor-errors.ts';

type TextCodeFormProps = {
  factorId: string;
  /** The name of the phone to which the code was sent. */
  name: string;
  challengeId: string;
  onCode: (answer: { factorId: string; challengeId: string; code: string }) => Promise<void>;
  children: (pending: boolean) => ReactNode;
};

/** Asks for the code of a text message that was sent already, with a button to send another one. */
export function TextCodeForm(props: TextCodeFormProps) {
  const { factorId, name, onCode, children } = props;
  const { text } = useMessages('secondFactor');
  const { getClient } = useAuth();
  const errors = useFactorErrors('phone');
  const describeError = useDescribeError(errors);
  const [challengeId, setChallengeId] = useState(props.challengeId);
  const [error, setError] = useState<string>();
  const resend = usePendingAction({ errors });
  const { pending, onSubmit } = useSubmit(async (field, form) => {
    setError(undefined);
    try {
      await onCode({ factorId, challengeId, code: field('code').trim() });
    } catch (error) {
      setError(describeError(error));
      form.querySelector<HTMLInputElement>('[name=code]')?.select();
    }
  });
  const sendAgain = () =>
    resend.run(async () => setChallengeId(await textCode(await getClient(), factorId)));

  return (
    <form className="grid gap-4" onSubmit={onSubmit}>
      <p role="status" className="text-soft">
        {fill(text.sent, { name })}
      </p>
      <InputField
        label={text.code}
        error={error}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        autoFocus
        className="max-w-44 text-lg tracking-[.2em] tabular-nums"
      />
      {children(pending)}
      <TextButton
        className="justify-self-start"
        disabled={resend.pending}
        onClick={() => void sendAgain()}
      >
        {text.sendNewCode}
      </TextButton>
    </form>
  );
}
