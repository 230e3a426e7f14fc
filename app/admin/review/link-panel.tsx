import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { maxReviewDays, maxReviewMessageLength } from '../../../domain/review.ts';
import { fill, formatDate, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { InputField } from '../../ui/fields/field.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { SavedTextarea } from '../kit/saved-text/saved-textarea.tsx';
import { textColumn } from '../kit/saved-text/text-column.ts';
import { Activity } from './activity/activity.tsx';
import {
  type CreatedLink,
  type ReviewJob,
  type ReviewLink,
  updateReviewLink,
} from './data/shortlists.ts';
import { endOfDay, expiryDay, latestExpiry, linkState, linkTones } from './link-state.ts';
import type { AdminReviewMessages } from './messages.en.ts';
import { EndedLinks } from './sharing/ended-links.tsx';
import { ReplaceLink } from './sharing/replace-link.tsx';
import { ShareCard } from './sharing/share-card.tsx';
import { AddPeople } from './shortlist/add-people.tsx';
import { ExportButton } from './shortlist/export-button.tsx';
import { ShortlistEditor } from './shortlist/shortlist.tsx';

type LinkPanelProps = {
  job: ReviewJob;
  link: ReviewLink;
  token?: string;
  queryKey: QueryKey;
  messages: AdminReviewMessages;
  onCreated: (link: CreatedLink) => void;
};

export function LinkPanel({ job, link, token, queryKey, messages, onCreated }: LinkPanelProps) {
  const language = useLanguage();
  const t = messages.link;
  const mutate = useUndoableMutation(queryKey);
  const [isTooLate, setTooLate] = useState(false);
  const state = linkState(link);
  const time = (value: string) => formatTime(new Date(value), language);
  const set = (change: Parameters<typeof updateReviewLink>[2], done: string) =>
    mutate({
      work: (client) => updateReviewLink(client, link.id, change),
      undo: (client) =>
        updateReviewLink(client, link.id, {
          revoked_at: link.revoked_at,
          expires_at: link.expires_at,
        }),
      done,
    });
  const isOpen = state !== 'revoked' && state !== 'expired';

  return (
    <div className="grid gap-5">
      {isOpen && (token || state === 'draft') && (
        <ShareCard
          // A new link has not been mailed yet.
          key={token}
          job={job}
          link={link}
          token={token}
          queryKey={queryKey}
          messages={messages}
        />
      )}
      {state === 'ended' && !token && (
        <EndedLinks link={link} queryKey={queryKey} messages={messages} />
      )}
      <Card compact as="section" className="grid gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid justify-items-start gap-1">
            <h2 className="text-[1.2rem]">{fill(t.toName, { name: link.recipient_name })}</h2>
            <p className="text-soft">
              {[
                link.recipient_email,
                fill(t.created, { time: time(link.created_at) }),
                link.last_opened_at
                  ? fill(t.opened, { time: time(link.last_opened_at) })
                  : t.neverOpened,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <Badge tone={linkTones[state]}>{messages.states[state]}</Badge>
          </div>
          <div className="flex flex-wrap gap-2">
            <ExportButton link={link} messages={messages} />
            <ReplaceLink link={link} mutate={mutate} messages={messages} onReplaced={onCreated} />
            {link.revoked_at ? (
              <Button
                variant="paper"
                size="compact"
                onClick={() => void set({ revoked_at: null }, t.reopened)}
              >
                {t.reopen}
              </Button>
            ) : (
              <Button
                variant="paper"
                size="compact"
                className="text-lingon"
                onClick={() => void set({ revoked_at: new Date().toISOString() }, t.revoked)}
              >
                {t.revoke}
              </Button>
            )}
          </div>
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-[12rem_1fr]">
          <InputField
            key={link.expires_at}
            type="date"
            label={t.expires}
            hint={fill(messages.expiresHint, { days: maxReviewDays })}
            error={isTooLate && fill(messages.expiresTooLate, { days: maxReviewDays })}
            defaultValue={expiryDay(link)}
            max={latestExpiry()}
            onBlur={({ target: { value } }) => {
              const isLate = value > latestExpiry();
              setTooLate(isLate);
              if (isLate || !value || value === expiryDay(link)) return;
              const until = endOfDay(value);
              const date = formatDate(new Date(until), language);
              void set({ expires_at: until }, fill(t.expiresChanged, { date }));
            }}
          />
          <SavedTextarea
            key={link.id}
            draftKey={`review-message:${link.id}`}
            label={t.message}
            rows={2}
            maxLength={maxReviewMessageLength}
            value={link.message ?? ''}
            source={(client) =>
              textColumn(client, { table: 'review_links', column: 'message' }, link.id)
            }
            mutate={mutate}
          />
        </div>
      </Card>
      <div className="grid items-start gap-5 min-[80rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          <ShortlistEditor link={link} mutate={mutate} messages={messages} />
          <AddPeople jobId={job.id} link={link} mutate={mutate} messages={messages} />
        </div>
        <Activity link={link} messages={messages} />
      </div>
    </div>
  );
}
