import { useState } from 'react';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Screen } from '../kit/screen.tsx';
import { SecretDialog } from '../kit/secret-dialog.tsx';
import { Section } from '../kit/section.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { apiTokensKey, listApiTokens } from './data.ts';
import { TokenDialog } from './token-dialog.tsx';
import { TokenRow } from './token-row.tsx';

export default function ApiTokens() {
  const t = useMessages('apiTokens');
  const { role } = useStaff();
  return role === 'admin' ? (
    <List />
  ) : (
    <Screen title={t.title}>
      <EmptyState {...t.notYours} />
    </Screen>
  );
}

function List() {
  const t = useMessages('apiTokens');
  const { loadFailed } = useMessages('shell');
  const [isAdding, setAdding] = useState(false);
  const [token, setToken] = useState<string>();
  const { data, isLoadingError } = useClientQuery({
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
          {isLoadingError && <p className="text-lingon">{loadFailed.text}</p>}
          {!data && !isLoadingError && <Skeleton className="h-20" />}
          {data?.length === 0 && <p className="text-soft">{t.empty}</p>}
          <ul className="-my-1 grid divide-y divide-line empty:hidden">
            {data?.map((item) => (
              <TokenRow key={item.id} token={item} />
            ))}
          </ul>
        </Section>
      </div>
      {isAdding && <TokenDialog onClose={() => setAdding(false)} onToken={setToken} />}
      {token && (
        <SecretDialog secret={token} messages={t.secret} onClose={() => setToken(undefined)} />
      )}
    </Screen>
  );
}
