import { fill } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useProvedMutation } from '../../entry/second-factor/use-proved-mutation.ts';
import { ConfirmButton } from '../../kit/dialogs/confirm-button.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { runAccountAction, type User } from '../data.ts';
import type { AdminUsersMessages } from '../messages.en.ts';
import { useUserMutation } from '../use-user-mutation.ts';

type UserSecondFactorProps = { user: User; isOwn: boolean; messages: AdminUsersMessages };

export function UserSecondFactor({ user, isOwn, messages }: UserSecondFactorProps) {
  const { mutate, proof } = useProvedMutation(useUserMutation());
  const t = messages.factor;
  const { user_id, name, has_second_factor: isOn } = user;
  const reset = () =>
    mutate({
      work: (client) => runAccountAction(client, { action: 'reset_second_factor', user_id }),
      done: fill(t.resetDone, { name }),
    });

  return (
    <Section
      title={t.title}
      actions={
        <Badge tone={isOn ? 'good' : 'waiting'}>
          {isOn ? messages.secondFactor.on : messages.secondFactor.off}
        </Badge>
      }
    >
      <p className="text-soft">{isOn ? t.on : t.off}</p>
      {isOn && !isOwn && (
        <ConfirmButton
          label={t.reset}
          messages={{
            title: t.resetTitle,
            text: fill(t.resetText, { name }),
            cancel: messages.cancel,
            submit: t.reset,
          }}
          onConfirm={reset}
        />
      )}
      {proof}
    </Section>
  );
}
