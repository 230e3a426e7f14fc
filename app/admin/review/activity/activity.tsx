import { fillAny } from '../../../i18n/fill-any.ts';
import { formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { nameContact, type ReviewEvent, type ReviewLink } from '../data/shortlists.ts';
import { linkUsed } from '../link-state.ts';
import type { AdminReviewMessages } from '../messages.en.ts';

type ActivityProps = { link: ReviewLink; messages: AdminReviewMessages };

export function Activity({ link, messages }: ActivityProps) {
  const language = useLanguage();
  const t = messages.activity;
  const nameOf = ({ item_id }: ReviewEvent) =>
    link.items.find(({ id }) => id === item_id)?.application.person.full_name ?? t.somebody;

  return (
    <Card compact as="section" aria-label={t.title} className="grid gap-3">
      <h3 className="text-[1.05rem]">{t.title}</h3>
      {link.events.length === 0 && <p className="text-soft">{t.empty}</p>}
      <ol aria-live="polite" className="grid gap-3">
        {link.events.map((event) => (
          <li key={event.id} className="grid gap-1 border-l-4 border-line pl-3">
            <span className="font-medium">{describeEvent(event, nameOf(event), messages)}</span>
            {event.comment && (
              <blockquote className="rounded-lg bg-wool px-3 py-2 whitespace-pre-line">
                {event.comment}
              </blockquote>
            )}
            <time dateTime={event.created_at} className="text-[.8125rem] text-soft">
              {formatTime(new Date(event.created_at), language)}
              {event.kind !== 'replied' &&
                // The empty part puts a dot between the time and the first name.
                ['', nameContact(event, link), sourceOf(event, link, t)]
                  .filter((part) => part !== undefined)
                  .join(' · ')}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/**
 * Names the link that was used, because a link that a colleague copied may have been passed on. Older events do not
 * store it.
 */
function sourceOf(
  event: ReviewEvent,
  link: ReviewLink,
  t: AdminReviewMessages['activity'],
): string | undefined {
  if (event.contact) return t.inPortal;
  const used = linkUsed(event, link);
  return used && t.byLink[used];
}

function describeEvent(
  { kind, staff }: ReviewEvent,
  name: string,
  { activity: t }: AdminReviewMessages,
): string {
  const kinds: Record<string, string> = t.kinds;
  return fillAny(kinds[kind] ?? kind, { name, author: staff?.name ?? t.colleague });
}
