import { clsx } from 'clsx';
import { maxComments } from '../../../../domain/limits.ts';
import { maxCommentLength } from '../../../../domain/review.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import {
  nameContact,
  type ReviewLink,
  replyToClient,
  type ShortlistItem,
} from '../data/shortlists.ts';
import { linkState } from '../link-state.ts';
import type { AdminReviewMessages } from '../messages.en.ts';

type ConversationProps = {
  item: ShortlistItem;
  link: ReviewLink;
  mutate: UndoableMutation;
  messages: AdminReviewMessages;
};

/**
 * The comments of the client on one person with the replies of staff, the newest last. It renders nothing without
 * comments.
 */
export function Conversation({ item, link, mutate, messages }: ConversationProps) {
  const language = useLanguage();
  const t = messages.conversation;
  const name = item.application.person.full_name;
  const client = link.recipient_name;
  const comments = link.events
    .filter(({ item_id, comment }) => item_id === item.id && comment)
    .toReversed();
  const state = linkState(link);
  if (comments.length === 0) return null;

  return (
    <section
      aria-label={fill(t.titleOn, { name })}
      className="grid gap-2 border-t border-line pt-3"
    >
      <h4 className="font-sans text-[.875rem] font-semibold tracking-normal">{t.title}</h4>
      <ol className="grid gap-2">
        {comments.map((event) => {
          const { id, kind, comment, staff, created_at } = event;
          const isReply = kind === 'replied';
          return (
            <li
              key={id}
              className={clsx(
                'max-w-[36rem] rounded-lg px-3 py-2',
                isReply
                  ? 'ml-6 justify-self-end bg-mint text-on-mint'
                  : 'mr-6 justify-self-start bg-wool',
              )}
            >
              <p className="text-[.8125rem]">
                <b className="font-semibold">
                  {isReply ? (staff?.name ?? t.colleague) : nameContact(event, link)}
                </b>
                {' · '}
                <time dateTime={created_at}>{formatTime(new Date(created_at), language)}</time>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
            </li>
          );
        })}
      </ol>
      {state === 'revoked' || state === 'expired' ? (
        <p className="text-soft">{fill(t.closed, { client })}</p>
      ) : comments.length >= maxComments ? (
        <p className="text-soft">{fill(t.noRoom, { client, name })}</p>
      ) : (
        <ReplyField item={item} link={link} mutate={mutate} messages={messages} />
      )}
    </section>
  );
}

function ReplyField({ item, link, mutate, messages }: ConversationProps) {
  const t = messages.conversation;
  const [draft, setDraft] = useDraft(`review-reply:${item.id}`);
  const values = { client: link.recipient_name, name: item.application.person.full_name };
  const { pending, onSubmit } = useSubmit(async () => {
    const sent = await mutate({
      work: (client) =>
        replyToClient(client, {
          review_link_id: link.id,
          item_id: item.id,
          comment: draft.trim(),
        }),
      done: fill(t.sent, values),
    });
    if (sent) setDraft('');
  });
  return (
    <form className="grid gap-2" onSubmit={onSubmit}>
      <TextareaField
        label={fill(t.reply, values)}
        hint={fill(t.hint, values)}
        rows={2}
        required
        maxLength={maxCommentLength}
        value={draft}
        readOnly={pending}
        onChange={(event) => setDraft(event.target.value)}
      />
      <div>
        <Button type="submit" variant="paper" size="compact" disabled={pending || !draft.trim()}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
