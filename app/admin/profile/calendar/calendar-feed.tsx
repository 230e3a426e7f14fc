import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { useProof } from '../../entry/second-factor/use-proof.tsx';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { CopyButton } from '../../kit/copy-button.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { callFeed, feedKey } from '../data/calendar.ts';

type CalendarFeedProps = { messages: AdminMessages['profile']['calendar']['feed'] };

/** The secret URL of the recruiter's interviews. It is shown once, after it was made. */
export function CalendarFeed({ messages }: CalendarFeedProps) {
  const language = useLanguage();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const [url, setUrl] = useState<string>();
  const { pending, run } = usePendingAction({ failed: messages.failed });
  const { withProof, dialog: proof } = useProof();
  const { data } = useClientQuery({
    queryKey: feedKey,
    queryFn: (client) => callFeed(client, 'show'),
  });
  const call = (action: 'create' | 'revoke') =>
    run(async () => {
      const client = await getClient();
      await withProof(async () => setUrl((await callFeed(client, action)).url));
      await queries.invalidateQueries({ queryKey: feedKey });
    });
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <div className="grid gap-1">
        <h3 className="font-semibold">{messages.title}</h3>
        <p className="text-soft">{messages.text}</p>
      </div>
      {url && (
        <InputField
          label={messages.url}
          hint={messages.once}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {data?.since && !url && (
        <p>{fill(messages.existsSince, { date: formatDay(new Date(data.since), language) })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {url && <CopyButton text={url} label={messages.copy} done={messages.copied} />}
        <Button
          variant="paper"
          size="compact"
          disabled={pending}
          onClick={() => void call('create')}
        >
          {data?.since ? messages.replace : messages.create}
        </Button>
        {data?.since && (
          <Button
            variant="quiet"
            size="compact"
            disabled={pending}
            onClick={() => void call('revoke')}
          >
            {messages.revoke}
          </Button>
        )}
      </div>
      {proof}
    </section>
  );
}
