import { clsx } from 'clsx';
import { fill } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { ReviewLink } from './data/shortlists.ts';
import { linkState, linkTones, listedItems } from './link-state.ts';
import type { AdminReviewMessages } from './messages.en.ts';

type LinkListProps = {
  links: ReviewLink[];
  chosen?: string;
  messages: AdminReviewMessages;
  onChoose: (id: string) => void;
};

export function LinkList({ links, chosen, messages, onChoose }: LinkListProps) {
  return (
    <nav aria-label={messages.links}>
      <ul className="grid gap-2">
        {links.map((link) => {
          const state = linkState(link);
          const items = listedItems(link);
          const count = (decision: string) =>
            items.filter((item) => item.decision === decision).length;
          return (
            <li key={link.id}>
              <button
                type="button"
                aria-current={link.id === chosen}
                onClick={() => onChoose(link.id)}
                className={clsx(
                  'grid w-full cursor-pointer justify-items-start gap-1.5 rounded-compact border bg-paper p-3 text-left hover:bg-wool',
                  link.id === chosen ? 'border-primary' : 'border-line',
                )}
              >
                <b className="font-semibold">{link.recipient_name}</b>
                <Badge tone={linkTones[state]}>{messages.states[state]}</Badge>
                <span className="text-[.8125rem] text-soft">
                  {fill(messages.counts, {
                    count: items.length,
                    interviews: count('interview'),
                    passes: count('pass'),
                  })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
