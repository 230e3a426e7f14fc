import type { QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { fill } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { CopyButton } from '../../kit/copy-button.tsx';
import { type ReviewJob, type ReviewLink, setShortlistShared } from '../data/shortlists.ts';
import { listedItems, namePortalReaders } from '../link-state.ts';
import type { AdminReviewMessages } from '../messages.en.ts';
import { useMailLink } from './use-mail-link.ts';

type ShareCardProps = {
  job: ReviewJob;
  link: ReviewLink;
  /** The token of a link that was just created. The back office can show it only once. */
  token?: string;
  queryKey: QueryKey;
  messages: AdminReviewMessages;
};

/** Shares a draft with the client by mail, by a copied link or in the portal, and shows a new link. */
export function ShareCard({ job, link, token, queryKey, messages }: ShareCardProps) {
  const t = messages.share;
  const mutate = useUndoableMutation(queryKey, t.errors);
  const { mail, isMailed, isSending } = useMailLink(link, queryKey, messages);
  const id = useId();
  const { recipient_email: email, recipient_name: name } = link;
  const isDraft = !link.shared_at;
  const readers = namePortalReaders(job);
  const url =
    token && new URL(localizedHref(`/review/${token}`, link.language), window.location.origin).href;
  const isEmpty = listedItems(link).length === 0;
  const note = isEmpty ? t.emptyList : email ? '' : t.noEmail;
  const company = job.client?.name ?? t.client;

  const share = () =>
    void mutate({
      work: (client) => setShortlistShared(client, link.id, { isShared: true }),
      undo: (client) => setShortlistShared(client, link.id, { isShared: false }),
      done: t.shared,
    });

  return (
    <Card compact as="section" tone="peach" aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-[1.1rem]">
        {isDraft ? t.draftTitle : t.linkTitle}
      </h2>
      {isDraft && (
        <p className="max-w-[70ch]">
          {t.draft}{' '}
          {readers.length > 0
            ? fill(t.readers, { names: readers.join(', ') })
            : fill(t.noReaders, { company })}
        </p>
      )}
      {url && (
        <>
          <p className="max-w-[70ch]">
            {t.once} {isDraft && t.works}
          </p>
          {/* A link that was selected and copied by hand must work as well. */}
          <div onCopy={isDraft ? share : undefined}>
            <InputField
              label={t.label}
              value={url}
              readOnly
              onFocus={(event) => event.target.select()}
            />
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {url && (
          <CopyButton
            text={url}
            label={t.copy}
            done={t.copied}
            onCopy={isDraft ? share : undefined}
          />
        )}
        {email && (
          <Button
            size="compact"
            disabled={isEmpty || isMailed || isSending}
            onClick={() => void mail()}
          >
            {isMailed ? fill(t.mailedOnce, { email }) : fill(t.mail, { name })}
          </Button>
        )}
        {isDraft && readers.length > 0 && (
          <Button variant="paper" size="compact" disabled={isEmpty} onClick={share}>
            {t.show}
          </Button>
        )}
        {note && <p>{note}</p>}
      </div>
    </Card>
  );
}
