import { useState } from 'react';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { Chip } from '../../../ui/fields/chip.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { type Mail, type ShownMail, showMail } from './data.ts';
import type { AdminOutboxMessages } from './messages.en.ts';

const views = ['html', 'text'] as const;

type MailFrameProps = { mail: Mail; messages: AdminOutboxMessages['mail'] };

/** The mail in a fully sandboxed frame, because its content partly comes from outside. */
export function MailFrame({ mail, messages }: MailFrameProps) {
  const [view, setView] = useState<(typeof views)[number]>('html');
  const { data, isError } = useClientQuery({
    queryKey: [...queryKeys.row('outbox', mail.id), 'shown', mail.updated_at],
    queryFn: (client) => showMail(client, mail.id),
    retry: false,
  });
  const isForgotten = mail.concerns_account && mail.state === 'sent';

  return (
    <Section
      title={messages.preview}
      actions={
        <fieldset className="flex gap-1.5" aria-label={messages.view}>
          {views.map((option) => (
            <Chip
              key={option}
              isOn={view === option}
              aria-pressed={view === option}
              onClick={() => setView(option)}
            >
              {messages.views[option]}
            </Chip>
          ))}
        </fieldset>
      }
    >
      {isError && <p className="text-lingon">{messages.cannotShow}</p>}
      {!data && !isError && <Skeleton className="h-96" />}
      {data && (
        <>
          <p className="text-soft">
            {isForgotten ? messages.forgotten : noteOf(mail, data, messages)}
          </p>
          <p className="border-b border-line pb-3 text-lg font-semibold">{data.subject}</p>
          {view === 'html' ? (
            <iframe
              sandbox=""
              srcDoc={data.html}
              title={messages.frame}
              className="h-[34rem] w-full rounded-lg border border-line bg-white"
            />
          ) : (
            <pre className="max-h-[34rem] overflow-auto rounded-lg border border-line p-4 font-sans whitespace-pre-wrap">
              {data.text}
            </pre>
          )}
        </>
      )}
    </Section>
  );
}

function noteOf({ state }: Mail, shown: ShownMail, messages: AdminOutboxMessages['mail']): string {
  if (shown.is_built_in) return messages.builtInDraft;
  if (!shown.is_final) return messages.draft;
  return state === 'sent' || state === 'kept' ? messages.final : messages.lastTry;
}
