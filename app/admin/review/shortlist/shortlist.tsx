import { fill } from '../../../i18n/format.ts';
import { Card } from '../../../ui/card.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { orderShortlist, updateShortlistItem } from '../data/people.ts';
import type { ReviewLink, ShortlistItem } from '../data/shortlists.ts';
import { listedItems } from '../link-state.ts';
import type { AdminReviewMessages } from '../messages.en.ts';
import { ShortlistRow } from './shortlist-row.tsx';

type ShortlistEditorProps = {
  link: ReviewLink;
  mutate: UndoableMutation;
  messages: AdminReviewMessages;
};

export function ShortlistEditor({ link, mutate, messages }: ShortlistEditorProps) {
  const t = messages.shortlist;
  const items = listedItems(link);
  const move = (from: number, to: number) => {
    const ids = items.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    void mutate({ work: (client) => orderShortlist(client, ids) });
  };
  const remove = ({ id, application }: ShortlistItem) =>
    void mutate({
      work: (client) => updateShortlistItem(client, id, { removed_at: new Date().toISOString() }),
      undo: (client) => updateShortlistItem(client, id, { removed_at: null }),
      done: fill(t.removed, { name: application.person.full_name }),
    });

  return (
    <Card compact as="section" className="grid gap-3">
      <h3 className="text-[1.05rem]">{t.title}</h3>
      {items.length === 0 && <p className="text-soft">{t.empty}</p>}
      <ol className="grid gap-3">
        {items.map((item, index) => (
          <ShortlistRow
            key={item.id}
            item={item}
            link={link}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            mutate={mutate}
            messages={messages}
            onMove={(step) => move(index, index + step)}
            onRemove={() => remove(item)}
          />
        ))}
      </ol>
    </Card>
  );
}
