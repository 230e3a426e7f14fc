import { useState } from 'react';
import type { Enrollment } from '../../../backend/auth/second-factor.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { CopyButton } from '../../kit/copy-button.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';

type ConfirmEnrollmentProps = {
  enrollment: Enrollment;
  onConfirm: (code: string) => Promise<void>;
  onCancel: () => void;
};

export function ConfirmEnrollment({ enrollment, onConfirm, onCancel }: ConfirmEnrollmentProps) {
  const { setup } = useMessages('secondFactor');
  const describeError = useDescribeError();
  const [error, setError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async (field, form) => {
    setError(undefined);
    try {
      await onConfirm(field('code'));
    } catch (error) {
      setError(describeError(error));
      form.querySelector<HTMLInputElement>('[name=code]')?.select();
    }
  });

  return (
    <form className="grid gap-5" onSubmit={onSubmit}>
      <div className="grid gap-3">
        <p className="font-semibold">{setup.scan}</p>
        {/* Always dark on light: some apps cannot scan an inverted code. */}
        <img
          src={enrollment.qrCode}
          alt={setup.scanLabel}
          className="size-48 rounded-compact border border-line bg-[#fff] p-2"
        />
        <p className="text-soft">{setup.orType}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="rounded-lg bg-wool px-2.5 py-1.5 font-mono break-all">
            {enrollment.secret}
          </code>
          <CopyButton text={enrollment.secret} label={setup.copy} done={setup.copied} />
        </div>
      </div>
      <InputField
        label={setup.thenCode}
        error={error}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        autoFocus
        className="max-w-44 text-lg tracking-[.2em] tabular-nums"
      />
      <div className="flex gap-2">
        <Button type="submit" size="compact" disabled={pending}>
          {pending ? setup.confirming : setup.confirm}
        </Button>
        <Button variant="quiet" size="compact" onClick={onCancel}>
          {setup.cancel}
        </Button>
      </div>
    </form>
  );
}
