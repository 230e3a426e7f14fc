import { useState } from 'react';
import { toast } from 'sonner';
import { listArticleBlockers } from '../../../../domain/content/article-draft.ts';
import type { Language } from '../../../../domain/language.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { PublishDialog } from '../../kit/editor/publish-dialog.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { useMessages } from '../../use-messages.ts';
import { useArticleEditing } from './use-article-editor.ts';
import { useSetPublishState } from './use-set-publish-state.ts';
import { type When, WhenFields } from './when-fields.tsx';

/** Publishes an article now or at a later time. */
export function PublishArticleDialog({ onClose }: { onClose: () => void }) {
  const { row: article, draft, missing } = useArticleEditing();
  const { publish } = useMessages('articleEditor');
  const { submit } = useMessages('editing').publish;
  const language = useLanguage();
  const setPublishState = useSetPublishState();
  const [when, setWhen] = useState<When>(() => toWhen(article));
  const [isTimeMissing, setTimeMissing] = useState(false);
  const time = new Date(when.time);

  return (
    <PublishDialog
      title={publish.title}
      submit={when.isLater ? publish.schedule : submit}
      blockers={listArticleBlockers(draft).map((blocker) => publish.blockers[blocker])}
      missing={missing}
      validate={() => {
        const isValid = !when.isLater || time.getTime() > Date.now();
        setTimeMissing(!isValid);
        return isValid;
      }}
      publish={async () => {
        const isDone = await setPublishState(
          when.isLater
            ? { state: 'scheduled', publish_at: time.toISOString() }
            : { state: 'published' },
        );
        if (isDone) toast.success(describePublished(when, publish, language));
        return isDone;
      }}
      onClose={onClose}
    >
      <WhenFields
        value={when}
        onChange={setWhen}
        error={isTimeMissing ? publish.timeMissing : undefined}
        messages={publish}
      />
    </PublishDialog>
  );
}

/** Describes the publication. The time is empty unless the article is published later, so it is not formatted then. */
export function describePublished(
  when: When,
  { scheduled, done }: AdminMessages['articleEditor']['publish'],
  language: Language,
): string {
  if (!when.isLater) return done;
  return fill(scheduled, { time: formatTime(new Date(when.time), language) });
}

function toWhen({ state, publishAt }: { state: string; publishAt: string | null }): When {
  return state === 'scheduled' && publishAt
    ? { isLater: true, time: toLocalInput(new Date(publishAt)) }
    : { isLater: false, time: '' };
}

/** Returns the value of a datetime-local field, in local time. */
function toLocalInput(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, moment.getSeconds() === 0 ? 16 : 19);
}
