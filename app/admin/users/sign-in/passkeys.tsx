import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../../kit/screens/section.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { PasskeyRow } from '../../profile/passkeys/passkey-row.tsx';
import { listUserPasskeys, runAccountAction, type User } from '../data.ts';
import { useUserMutation } from '../use-user-mutation.ts';

type UserPasskeysProps = {
  user: User;
  isOwn: boolean;
  messages: AdminMessages['users'];
  /** The same messages as for the user's own passkeys. */
  passkeyMessages: AdminMessages['profile']['passkeys'];
};

export function UserPasskeys({ user, isOwn, messages, passkeyMessages }: UserPasskeysProps) {
  const mutate = useUserMutation();
  const { user_id } = user;
  const { data: passkeys, isError } = useClientQuery({
    queryKey: [...queryKeys.row('staff_profiles', user_id), 'passkeys', user.last_seen_at],
    queryFn: (client) => listUserPasskeys(client, user_id),
  });
  const remove = (passkey_id: string) =>
    mutate({
      work: (client) => runAccountAction(client, { action: 'remove_passkey', user_id, passkey_id }),
      done: passkeyMessages.removed,
    });

  return (
    <Section title={passkeyMessages.title}>
      {isError && <p className="text-lingon">{passkeyMessages.loadFailed}</p>}
      {!passkeys && !isError && <Skeleton className="h-12" />}
      {passkeys?.length === 0 && <p className="text-soft">{messages.passkeys.none}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className="divide-y divide-line rounded-compact border border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              messages={{ ...passkeyMessages, removeText: messages.passkeys.removeText }}
              passkey={passkey}
              onRemove={isOwn ? undefined : () => remove(passkey.id)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
