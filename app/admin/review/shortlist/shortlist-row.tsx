import { startTransition, useId, useOptimistic } from 'react';
import { maxPresentationLength } from '../../../../domain/review.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Message } from '../../../i18n/messages-of.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { SavedTextarea } from '../../kit/saved-text/saved-textarea.tsx';
import { textColumn } from '../../kit/saved-text/text-column.ts';
import { Conversation } from '../activity/conversation.tsx';
import { updateShortlistItem } from '../data/people.ts';
import type { ReviewLink, ShortlistItem } from '../data/shortlists.ts';
import { isMoved, lastTime } from '../link-state.ts';
import type { AdminReviewMessages } from '../messages.en.ts';
import { ExportButton } from './export-button.tsx';

type ShortlistRowProps = {
  item: ShortlistItem;
  link: ReviewLink;
  isFirst: boolean;
  isLast: boolean;
  mutate: UndoableMutation;
  messages: AdminReviewMessages;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

const tones = { interview: 'good', pass: 'bad', none: 'neutral' } as const;

export function ShortlistRow(props: ShortlistRowProps) {
  const { item, link, isFirst, isLast, mutate, messages, onMove, onRemove } = props;
  const language = useLanguage();
  const box = useId();
  const t = messages.shortlist;
  const { application } = item;
  const { events } = link;
  const { full_name: name, headline } = application.person;
  const decision = item.decision ?? 'none';
  const isShown = !isMoved(link, item) && !application.withdrawn_at;
  const time = (sentence: Message<'time'>, value: string | undefined) =>
    value && fill(sentence, { time: formatTime(new Date(value), language) });
  // Shows the new values until the server has responded. After a failure the stored values are shown again, with the
  // reason.
  const [shown, show] = useOptimistic(item, (stored, change: Partial<ShortlistItem>) => ({
    ...stored,
    ...change,
  }));
  const save = (change: Pick<Partial<ShortlistItem>, 'shows_cv' | 'shows_answers'>) =>
    startTransition(async () => {
      show(change);
      await mutate({ work: (client) => updateShortlistItem(client, item.id, change) });
    });

  return (
    <li className="grid gap-3 rounded-compact border border-line p-3">
      <div className="flex items-start justify-between gap-2">
        <div className="grid gap-0.5">
          <b className="font-semibold">{name}</b>
          <span className="text-soft">
            {[headline, messages.stages[application.stage]].filter(Boolean).join(' · ')}
          </span>
        </div>
        <div className="flex flex-none items-center">
          {isShown && <ExportButton link={link} item={item} messages={messages} />}
          <IconButton
            icon="up"
            label={fill(t.up, { name })}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="down"
            label={fill(t.down, { name })}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton icon="close" label={fill(t.remove, { name })} onClick={onRemove} />
        </div>
      </div>
      {isMoved(link, item) && <p className="font-medium text-lingon">{t.moved}</p>}
      {application.withdrawn_at && <p className="font-medium text-lingon">{t.withdrawn}</p>}
      <SavedTextarea
        key={item.id}
        draftKey={`shortlist-note:${item.id}`}
        label={fill(t.note, { name })}
        rows={4}
        maxLength={maxPresentationLength}
        value={item.presentation ?? ''}
        source={(client) =>
          textColumn(client, { table: 'review_link_items', column: 'presentation' }, item.id)
        }
        mutate={mutate}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        {application.cv_document_id ? (
          <span className="flex items-center gap-2">
            <Checkbox
              id={box}
              checked={shown.shows_cv}
              onChange={(event) => save({ shows_cv: event.target.checked })}
            />
            <label htmlFor={box}>{t.showCv}</label>
          </span>
        ) : (
          <span className="text-soft">{t.noCv}</span>
        )}
        <span className="flex items-center gap-2">
          <Checkbox
            id={`${box}-answers`}
            checked={shown.shows_answers}
            onChange={(event) => save({ shows_answers: event.target.checked })}
          />
          <label htmlFor={`${box}-answers`}>{t.showAnswers}</label>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[.8125rem] text-soft">
          <Badge tone={tones[decision]}>{t.decisions[decision]}</Badge>
          {[
            time(t.viewed, lastTime(events, item.id, 'viewed')) ?? t.notViewed,
            time(t.cvOpened, lastTime(events, item.id, 'downloaded_cv')),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Conversation item={item} link={link} mutate={mutate} messages={messages} />
    </li>
  );
}
