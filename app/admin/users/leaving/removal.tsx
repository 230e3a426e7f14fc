import { useNavigate } from 'react-router';
import { fill } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ConfirmButton } from '../../kit/dialogs/confirm-button.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { runAccountAction, type User } from '../data.ts';
import type { AdminUsersMessages } from '../messages.en.ts';
import { useUserMutation } from '../use-user-mutation.ts';

type RemovalProps = { user: User; messages: AdminUsersMessages };

export function Removal({ user, messages }: RemovalProps) {
  const mutate = useUserMutation();
  const navigate = useNavigate();
  const language = useLanguage();
  const t = messages.removal;
  const { user_id, name } = user;
  const remove = async () => {
    const isRemoved = await mutate({
      work: (client) => runAccountAction(client, { action: 'remove', user_id }),
      done: fill(t.done, { name }),
    });
    if (isRemoved) await navigate(localizedHref('/admin/users', language));
  };

  return (
    <Section title={t.title}>
      <p className="text-soft">{t.text}</p>
      <ConfirmButton
        label={t.open}
        messages={{
          title: fill(t.askToRemove, { name }),
          text: t.warning,
          cancel: messages.cancel,
          submit: t.confirm,
        }}
        onConfirm={remove}
      />
    </Section>
  );
}
