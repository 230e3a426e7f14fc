import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import {
  addPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
  supportsPasskeys,
} from '../../../backend/auth/passkeys.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useProof } from '../../entry/second-factor/use-proof.tsx';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { ProfilePanel } from '../panel.tsx';
import { sessionsKey } from '../sign-in/sessions.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { usePasskeyErrors } from './use-passkey-errors.ts';

type Messages = AdminMessages['profile']['passkeys'];

const queryKey = ['passkeys'];

export function OwnPasskeys({ messages }: { messages: Messages }) {
  const { data: passkeys, isError } = useClientQuery({ queryKey, queryFn: listPasskeys });
  return (
    <ProfilePanel id="passkeys" title={messages.title} text={messages.text}>
      {passkeys && <PasskeyPanel messages={messages} passkeys={passkeys} />}
      {!passkeys && isError && <p className="text-lingon">{messages.loadFailed}</p>}
      {!passkeys && !isError && <Skeleton className="h-20" />}
    </ProfilePanel>
  );
}

function PasskeyPanel({ messages, passkeys }: { messages: Messages; passkeys: Passkey[] }) {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { pending, run } = usePendingAction({ errors: usePasskeyErrors() });
  const { withProof, dialog } = useProof();

  const change = (done: string, work: (client: BrowserClient) => Promise<void>) =>
    run(async () => {
      const client = await getClient();
      if (!(await withProof(() => work(client)))) return;
      toast.success(done);
      await queries.invalidateQueries({ queryKey });
      // Removing a passkey ends the sessions that it has opened.
      await queries.invalidateQueries({ queryKey: sessionsKey });
    });

  return (
    <>
      {dialog}
      {passkeys.length === 0 && <p>{messages.none}</p>}
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line rounded-compact border border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              messages={messages}
              passkey={passkey}
              onRename={(name) =>
                change(messages.renamed, (client) => renamePasskey(client, passkey.id, name))
              }
              onRemove={() =>
                change(messages.removed, (client) => removePasskey(client, passkey.id))
              }
            />
          ))}
        </ul>
      )}
      {supportsPasskeys() ? (
        <Button
          variant={passkeys.length > 0 ? 'paper' : 'solid'}
          size="compact"
          className="justify-self-start"
          disabled={pending}
          onClick={() => change(messages.added, addPasskey)}
        >
          {pending ? messages.adding : messages.add}
        </Button>
      ) : (
        <p className="text-soft">{messages.notSupported}</p>
      )}
    </>
  );
}
