import { fill, formatDay, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ConfirmButton } from '../kit/dialogs/confirm-button.tsx';
import { useStaffNames } from '../kit/staff/use-staff-names.ts';
import { useMessages } from '../use-messages.ts';
import { type ApiToken, apiTokensKey, revokeApiToken } from './data.ts';

export function TokenRow({ token }: { token: ApiToken }) {
  const t = useMessages('apiTokens');
  const language = useLanguage();
  const staff = useStaffNames();
  const mutate = useUndoableMutation(apiTokensKey);
  const state = stateOf(token);
  const creator = staff.find(({ value }) => value === token.created_by)?.label;
  const facts = [
    token.last_used_at
      ? fill(t.lastUsed, { time: formatTime(new Date(token.last_used_at), language) })
      : t.neverUsed,
    fill(t.created, {
      day: formatDay(new Date(token.created_at), language),
      name: creator ?? t.formerColleague,
    }),
    fill(state === 'expired' ? t.expired : t.expires, {
      day: formatDay(new Date(token.expires_at), language),
    }),
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{token.name}</span>
          <code className="text-sm text-soft">{token.hint}…</code>
          <Badge tone={state === 'active' ? 'good' : undefined}>{t.states[state]}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-3 gap-y-0.5">
          {token.scopes.map((scope) => (
            <code key={scope} className="text-sm">
              {scope}
            </code>
          ))}
        </p>
        <p className="text-sm text-soft">{facts.join(' · ')}</p>
      </div>
      {state === 'active' && (
        <ConfirmButton
          label={t.revoke}
          messages={t.revocation}
          onConfirm={() =>
            mutate({ work: (client) => revokeApiToken(client, token.id), done: t.revoked })
          }
        />
      )}
    </li>
  );
}

function stateOf({ revoked_at, expires_at }: ApiToken): 'active' | 'revoked' | 'expired' {
  if (revoked_at) return 'revoked';
  return new Date(expires_at) > new Date() ? 'active' : 'expired';
}
