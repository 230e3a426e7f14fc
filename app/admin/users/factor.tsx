import { fill } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Section } from '../kit/section.tsx';
import { Confirm } from './confirm.tsx';
import { runAccountAction, type User } from './data.ts';
import type { AdminUsersMessages } from './messages.en.ts';
import { useUserMutation } from './use-user-mutation.ts';

type FactorProps = { user: User; isOwn: boolean; messages: AdminUsersMessages };

export function Factor({ user, isOwn, messages }: FactorProps) {
  const mutate = useUserMutation(messages);
  const texts = messages.factor;
  const { user_id, name, has_second_factor: isOn } = user;
  const reset = () =>
    void mutate({
      work: (client) => runAccountAction(client, { action: 'reset_second_factor', user_id }),
      done: fill(texts.resetDone, { name }),
    });

  return (
    <Section
      title={texts.title}
      actions={
        <Badge tone={isOn ? 'good' : 'waiting'}>
          {isOn ? messages.secondFactor.on : messages.secondFactor.off}
        </Badge>
      }
    >
      <p className="text-soft">{isOn ? texts.on : texts.off}</p>
      {isOn && !isOwn && (
        <Confirm
          label={texts.reset}
          title={texts.resetTitle}
          cancel={messages.cancel}
          confirm={texts.reset}
          onConfirm={reset}
        >
          <p>{fill(texts.resetText, { name })}</p>
        </Confirm>
      )}
    </Section>
  );
}
