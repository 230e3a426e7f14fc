import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  supportsPasskeys,
} from '../../../backend/auth/passkeys.ts';
import { codeOf } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { usePortalMessages } from '../portal-context.ts';
import { PasskeyRow } from './passkey-row.tsx';

const queryKey = ['passkeys'];

/** The passkeys of the contact, who otherwise signs in with a mailed code. */
export function ContactPasskeys() {
  const { passkeys: t } = usePortalMessages();
  const language = useLanguage();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { data: passkeys } = useClientQuery({ queryKey, queryFn: listPasskeys });
  const [pending, setPending] = useState(false);
  const [status, setStatus] = useState('');
  const change = async (done: string, work: (client: BrowserClient) => Promise<void>) => {
    setPending(true);
    setStatus('');
    const error = await getClient()
      .then(work)
      .then(
        () => undefined,
        (reason) => t.errors[codeOf(reason)] ?? t.failed,
      );
    setStatus(error ?? done);
    setPending(false);
    await queries.invalidateQueries({ queryKey });
    return error;
  };
  if (!passkeys || !(supportsPasskeys() || passkeys.length > 0)) return null;
  return (
    <Container className="pt-12">
      <section aria-labelledby="passkeys" className="grid max-w-[44rem] gap-4">
        <h2 id="passkeys" className="text-2xl">
          {t.title}
        </h2>
        <p className="text-soft">{t.text}</p>
        {passkeys.length > 0 && (
          <ul className="divide-y divide-line rounded-xl border border-line">
            {passkeys.map(({ id, name, createdAt }) => (
              <PasskeyRow
                key={id}
                name={name || t.unnamed}
                since={formatDate(new Date(createdAt), language)}
                pending={pending}
                onRename={(newName) =>
                  change(t.renamed, (client) => renamePasskey(client, id, newName))
                }
                onRemove={() => change(t.removed, (client) => removePasskey(client, id))}
              />
            ))}
          </ul>
        )}
        {supportsPasskeys() && (
          <div>
            <Button
              variant="outline"
              size="medium"
              disabled={pending}
              onClick={() => void change(t.added, addPasskey)}
            >
              {t.add}
            </Button>
          </div>
        )}
        <p role="status" className="empty:hidden">
          {status}
        </p>
      </section>
    </Container>
  );
}
