import type { QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { ReviewLink } from '../data/shortlists.ts';
import { listedItems } from '../link-state.ts';
import type { AdminReviewMessages } from '../messages.en.ts';
import { useMailLink } from './use-mail-link.ts';

type EndedLinksProps = { link: ReviewLink; queryKey: QueryKey; messages: AdminReviewMessages };

/** Says that the recipient needs a new link, because a colleague who could copy the old one has left. */
export function EndedLinks({ link, queryKey, messages }: EndedLinksProps) {
  const t = messages.ended;
  const { mail, isMailed, isSending } = useMailLink(link, queryKey, messages);
  const id = useId();
  const { recipient_email: email, recipient_name: name } = link;
  const isEmpty = listedItems(link).length === 0;
  return (
    <Card compact as="section" tone="peach" aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-[1.1rem]">
        {fill(t.title, { name })}
      </h2>
      <p className="max-w-[70ch]">{t.text}</p>
      <div className="flex flex-wrap items-center gap-2">
        {email ? (
          <Button
            size="compact"
            disabled={isEmpty || isMailed || isSending}
            onClick={() => void mail()}
          >
            {isMailed ? fill(messages.share.mailedOnce, { email }) : fill(t.mail, { name })}
          </Button>
        ) : (
          <p>{fill(t.noEmail, { name })}</p>
        )}
        {email && isEmpty && <p>{messages.share.emptyList}</p>}
      </div>
    </Card>
  );
}
