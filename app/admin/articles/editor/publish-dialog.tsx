import { useState } from 'react';
import { toast } from 'sonner';
import {
  type ArticleBlocker,
  findArticleErrors,
  listArticleBlockers,
} from '../../../../domain/content/article-draft.ts';
import type { Language } from '../../../../domain/language.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Autosave } from '../../kit/autosave/autosave.ts';
import { DialogButtons } from '../../kit/dialog-buttons.tsx';
import { Points } from '../../kit/editor/points.tsx';
import { usePendingAction } from '../../kit/use-pending-action.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { useMessages } from '../../use-messages.ts';
import { useArticleEditing } from './editor-context.ts';
import { fieldLabel } from './field-label.ts';
import { useStanding } from './use-standing.ts';
import { type When, WhenFields } from './when-fields.tsx';

type PublishDialogProps = { autosave: Autosave; onClose: () => void };

/** Asks for the time and lists missing fields. It validates what the database would reject. */
export function PublishDialog({ autosave, onClose }: PublishDialogProps) {
  const { article, draft, missing } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  const { publish } = messages;
  const language = useLanguage();
  const setStanding = useStanding(autosave);
  const { pending, run } = usePendingAction();
  const [isUnsaved, setUnsaved] = useState(false);
  const [when, setWhen] = useState<When>(() => whenOf(article));
  const [isTimeMissing, setTimeMissing] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const blockers: (ArticleBlocker | 'unsaved')[] = listArticleBlockers(draft);
  if (isUnsaved) blockers.push('unsaved');
  const isBlocked = blockers.length > 0;
  const fields = Object.keys(findArticleErrors(draft))
    .map((key) => fieldLabel(key, { messages, editing }))
    .join(', ');

  const submit = () =>
    run(async () => {
      const time = new Date(when.time);
      if (when.later && !(time.getTime() > Date.now())) return setTimeMissing(true);
      setTimeMissing(false);
      if (!(await autosave.save())) return setUnsaved(true);
      const isDone = await setStanding(
        when.later
          ? { state: 'scheduled', publish_at: time.toISOString() }
          : { state: 'published' },
      );
      if (!isDone) return setChanged(true);
      toast.success(describePublished(when, publish, language));
      onClose();
    });

  const publishLabel = missing.size > 0 ? publish.anyway : publish.submit;
  return (
    <Dialog
      open
      onClose={onClose}
      title={publish.title}
      actions={
        <DialogButtons
          cancel={publish.cancel}
          submit={when.later ? publish.schedule : publishLabel}
          disabled={pending || isBlocked}
          onCancel={onClose}
          onSubmit={submit}
        />
      }
    >
      {isBlocked ? (
        <Points title={publish.blocked} tone="text-lingon">
          {blockers.map((blocker) => (
            <li key={blocker}>{fillAny(publish.blockers[blocker], { fields })}</li>
          ))}
        </Points>
      ) : (
        <WhenFields
          value={when}
          onChange={setWhen}
          error={isTimeMissing ? publish.timeMissing : undefined}
          messages={publish}
        />
      )}
      {isChanged && (
        <p role="alert" className="font-medium text-lingon">
          {publish.changed}
        </p>
      )}
      {missing.size > 0 && (
        <Points title={publish.missing} tone="text-amber">
          {[...missing].map((key) => (
            <li key={key}>{fieldLabel(key, { messages, editing })}</li>
          ))}
        </Points>
      )}
    </Dialog>
  );
}

/** Without a later time the time field is empty, and cannot be formatted. */
export function describePublished(
  when: When,
  { scheduled, done }: AdminMessages['articleEditor']['publish'],
  language: Language,
): string {
  if (!when.later) return done;
  return fill(scheduled, { time: formatTime(new Date(when.time), language) });
}

function whenOf({ state, publishAt }: { state: string; publishAt: string | null }): When {
  return state === 'scheduled' && publishAt
    ? { later: true, time: toLocalInput(new Date(publishAt)) }
    : { later: false, time: '' };
}

/** The value of a datetime-local field, in local time. */
function toLocalInput(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, moment.getSeconds() === 0 ? 16 : 19);
}
