import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { Section } from '../../kit/screens/section.tsx';
import { PasskeyRow } from '../../profile/passkeys/passkey-row.tsx';
import { useMessages } from '../../use-messages.ts';
import { listPersonPasskeys, removePersonPasskey } from '../data/passkeys.ts';
import { usePersonMutation } from '../use-person-mutation.ts';

/**
 * The passkeys with which the person signs in to the client portal or the site, for administrators. Most people have
 * none: nothing is shown then.
 */
export function PersonPasskeys({ personId }: { personId: string }) {
  const ownMessages = useMessages('profile').passkeys;
  const { removeText } = useMessages('users').passkeys;
  const mutate = usePersonMutation();
  const { data: passkeys = [] } = useClientQuery({
    queryKey: [...queryKeys.row('people', personId), 'passkeys'],
    queryFn: (client) => listPersonPasskeys(client, personId),
  });
  if (passkeys.length === 0) return null;
  return (
    <Section title={ownMessages.title}>
      <ul className="divide-y divide-line rounded-compact border border-line">
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            messages={{ ...ownMessages, removeText }}
            passkey={passkey}
            onRemove={() =>
              mutate({
                work: (client) => removePersonPasskey(client, personId, passkey.id),
                done: ownMessages.removed,
              })
            }
          />
        ))}
      </ul>
    </Section>
  );
}
