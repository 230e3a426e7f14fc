import { useState } from 'react';
import { toast } from 'sonner';
import { changePassword, mailPasswordCode } from '../../data/account.ts';
import { useAuth } from '../../data/auth-context.ts';
import type { AdminMessages } from '../../i18n/admin-messages.server.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { useExplain } from '../use-explain.ts';
import { useSubmit } from '../use-submit.ts';
import { Panel } from './panel.tsx';

/** What the owner of the site may ask for besides the new password. The server tells, when it does. */
type Proof = 'none' | 'current' | 'code';

const proofs: Record<string, Proof> = {
  current_password_required: 'current',
  current_password_invalid: 'current',
  reauthentication_needed: 'code',
};

export function Password({ messages }: { messages: AdminMessages['profile'] }) {
  const { password } = messages;
  const { user, getClient } = useAuth();
  const explain = useExplain();
  const [proof, setProof] = useState<Proof>('none');
  const [error, setError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async (field, form) => {
    setError(undefined);
    try {
      await changePassword(await getClient(), {
        password: field('password'),
        currentPassword: field('current') || undefined,
        code: field('code') || undefined,
      });
      form.reset();
      setProof('none');
      toast.success(password.changed);
    } catch (problem) {
      const wanted = proofs[codeOf(problem)];
      if (wanted) setProof(wanted);
      setError(explain('{problem}', problem));
      if (wanted === 'code') await mailCode();
    }
  });

  async function mailCode() {
    try {
      await mailPasswordCode(await getClient());
    } catch (problem) {
      setError(explain('{problem}', problem));
    }
  }

  return (
    <Panel title={password.title} text={password.text}>
      <form className="grid max-w-sm gap-4" onSubmit={onSubmit}>
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
        <InputField
          label={password.field}
          hint={password.hint}
          error={error}
          name="password"
          type="password"
          autoComplete="new-password"
          required
        />
        {proof === 'current' && (
          <InputField
            label={password.current}
            name="current"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        {proof === 'code' && (
          <InputField
            label={password.code}
            hint={password.codeHint}
            name="code"
            autoComplete="one-time-code"
            required
          />
        )}
        <Button
          type="submit"
          variant="paper"
          size="compact"
          disabled={pending}
          className="justify-self-start"
        >
          {pending ? messages.saving : password.change}
        </Button>
      </form>
    </Panel>
  );
}

function codeOf(problem: unknown): string {
  return problem instanceof Error && 'code' in problem ? String(problem.code) : '';
}
