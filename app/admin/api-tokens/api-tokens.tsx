import { useState } from 'react';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { SecretDialog } from '../kit/dialogs/secret-dialog.tsx';
import { LoadedRows } from '../kit/screens/loaded-rows.tsx';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import { apiTokensKey, listApiTokens } from './data.ts';
import { TokenDialog } from './token-dialog.tsx';
import { TokenRow } from './token-row.tsx';

export default function ApiTokens() {
  const t = useMessages('apiTokens');
  return (
    <RoleGate allows="admins" messages={t}>
      <List />
    </RoleGate>
  );
}

function List() {
  const t = useMessages('apiTokens');
  const [isAdding, setAdding] = useState(false);
  const [token, setToken] = useState<string>();
  const query = useClientQuery({
    queryKey: apiTokensKey,
    queryFn: listApiTokens,
    refetchInterval: 60_000,
  });
  return (
    <Screen
      title={t.title}
      actions={
        <Button size="compact" onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      }
    >
      <div className="grid max-w-4xl gap-4">
        <p className="max-w-[75ch] text-soft">
          {t.text}{' '}
          <LocalizedLink to="/docs/api" className="underline underline-offset-2">
            {t.reference}
          </LocalizedLink>
        </p>
        <Section title={t.list}>
          <LoadedRows query={query} empty={t.empty}>
            {(item) => <TokenRow key={item.id} token={item} />}
          </LoadedRows>
        </Section>
      </div>
      {isAdding && <TokenDialog onClose={() => setAdding(false)} onToken={setToken} />}
      {token && (
        <SecretDialog secret={token} messages={t.secret} onClose={() => setToken(undefined)} />
      )}
    </Screen>
  );
}
