import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { listVerifiedFactors, needsSecondFactor } from '../../backend/auth/assurance.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { CheckboxField } from '../../ui/fields/field.tsx';
import { useProvedMutation } from '../entry/second-factor/use-proved-mutation.ts';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ProfilePanel } from '../profile/panel.tsx';
import { type Settings, setSecondFactorRequired } from './data.ts';
import type { AdminSettingsMessages } from './messages.en.ts';

type SecondFactorPanelProps = { settings: Settings; messages: AdminSettingsMessages };

export function SecondFactorPanel({ settings, messages }: SecondFactorPanelProps) {
  const { session } = useAuth();
  const { mutate, proof } = useProvedMutation(useUndoableMutation(queryKeys.table('settings')));
  const language = useLanguage();
  const t = messages.secondFactor;
  const { requireSecondFactor: isOn, withoutSecondFactor: without } = settings;
  // An administrator without a second factor would be locked out and could not turn it off again.
  const hasOwn =
    session !== null && listVerifiedFactors(session).length > 0 && !needsSecondFactor(session);
  // The checkbox shows the requested value first and the stored value afterwards.
  const [choice, setChoice] = useState<boolean>();
  const set = async (value: boolean) => {
    setChoice(value);
    await mutate({
      work: (client) => setSecondFactorRequired(client, value),
      undo: (client) => setSecondFactorRequired(client, !value),
      done: value ? t.turnedOn : t.turnedOff,
    });
    setChoice(undefined);
  };

  return (
    <ProfilePanel
      title={
        <>
          {t.title} <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? t.on : t.off}</Badge>
        </>
      }
      text={t.text}
    >
      <CheckboxField
        label={t.label}
        hint={isOn ? undefined : withoutText(without, language, messages)}
        checked={choice ?? isOn}
        disabled={!hasOwn && !isOn}
        onChange={(event) => void set(event.target.checked)}
      />
      {!isOn && without > 0 && (
        <LocalizedLink
          to="/admin/users?unsafe=1&standing=active"
          className="justify-self-start underline"
        >
          {t.who}
        </LocalizedLink>
      )}
      {!hasOwn && !isOn && (
        <p className="rounded-lg bg-amber-soft p-3 text-amber">
          {t.ownFirst}{' '}
          <LocalizedLink to="/admin/profile" className="font-semibold whitespace-nowrap underline">
            {t.profile}
          </LocalizedLink>
        </p>
      )}
      {proof}
    </ProfilePanel>
  );
}

function withoutText(
  count: number,
  language: Language,
  { secondFactor: messages }: AdminSettingsMessages,
): string {
  if (count === 0) return messages.withoutNone;
  return formatPlural(messages.without, count, language);
}
