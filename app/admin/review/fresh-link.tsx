import type { QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { fill } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { InputField } from '../../ui/field.tsx';
import { CopyButton } from '../kit/copy-button.tsx';
import type { ReviewLink } from './data.ts';
import { listedItems } from './link-state.ts';
import type { AdminReviewMessages } from './messages.en.ts';
import { useMailLink } from './use-mail-link.ts';

type FreshLinkProps = {
  link: ReviewLink;
  token: string;
  queryKey: QueryKey;
  messages: AdminReviewMessages;
};

/** Shows the link, which the back office can show only once. */
export function FreshLink({ link, token, queryKey, messages }: FreshLinkProps) {
  const t = messages.fresh;
  const { mail, isMailed, isSending } = useMailLink(link, queryKey, messages);
  const id = useId();
  const { recipient_email: email, recipient_name: name } = link;
  const url = new URL(localizedHref(`/review/${token}`, link.language), window.location.origin)
    .href;
  const isEmpty = listedItems(link).length === 0;
  const note = isEmpty ? t.emptyList : email ? '' : t.noEmail;

  return (
    <Card compact as="section" tone="peach" aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-[1.1rem]">
        {t.title}
      </h2>
      <p className="max-w-[70ch]">{t.text}</p>
      <InputField label={t.label} value={url} readOnly onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={url} label={t.copy} done={t.copied} />
        {email && (
          <Button
            size="compact"
            disabled={isEmpty || isMailed || isSending}
            onClick={() => void mail()}
          >
            {isMailed ? fill(t.mailedOnce, { email }) : fill(t.mail, { name })}
          </Button>
        )}
        {note && <p>{note}</p>}
      </div>
    </Card>
  );
}
