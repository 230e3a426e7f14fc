import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { refetch } from '../../../backend/refetch.ts';
import { fill } from '../../../i18n/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { usePortal, usePortalMessages } from '../portal-context.ts';
import { setWantsReport } from './data.ts';

export const reportsKey = (clientId: string) => ['portal_changes', 'reports', clientId] as const;

/** Turns the mail on Mondays on or off. The link of the mail leads here. */
export function MailSwitch({ isOn }: { isOn: boolean }) {
  const { mail: t } = usePortalMessages().reports;
  const { portal, company } = usePortal();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const id = useId();
  const [choice, setChoice] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);
  const isChecked = choice ?? isOn;

  const change = async (newValue: boolean) => {
    setChoice(newValue);
    setFailed(false);
    try {
      await setWantsReport(await getClient(), company.id, newValue);
    } catch {
      setFailed(true);
    }
    await refetch(queries, reportsKey(company.id));
    setChoice(undefined);
  };

  return (
    <Card as="section" id="mail" tone="wool" className="grid scroll-mt-24 gap-3">
      <h2 className="text-[1.3rem]">{t.title}</h2>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 font-semibold">
        <Checkbox
          id={id}
          className="size-5"
          checked={isChecked}
          onChange={({ target }) => void change(target.checked)}
        />
        {t.label}
      </label>
      <p role="status">{isChecked ? fill(t.on, { email: portal.email }) : t.off}</p>
      {hasFailed && (
        <p role="alert" className="font-semibold text-lingon">
          {t.failed}
        </p>
      )}
    </Card>
  );
}
