import type { ReactNode } from 'react';
import { fill, formatTime } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMessages } from '../../use-messages.ts';
import { TextButton } from '../text-button.tsx';
import type { Autosave } from './autosave.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { Snapshot } from './snapshot.ts';
import type { ConflictChoice } from './use-conflict-choice.ts';

type SaveNoticesProps = {
  autosave: Autosave;
  snapshot: Snapshot;
  choice: ConflictChoice;
  labelOf: (key: string) => string;
  formatValue: (key: string, value: unknown) => string;
  /** A colleague deleted it, so it can no longer be saved. */
  isGone: boolean;
};

/** Notices about changes by colleagues, conflicts and restored drafts. */
export function SaveNotices(props: SaveNoticesProps) {
  const { autosave, snapshot, choice, isGone, labelOf, formatValue } = props;
  const messages = useMessages('editing');
  const { conflicts, news, restoredFrom } = snapshot;
  const language = useLanguage();
  const formatMoment = (moment: string) => formatTime(new Date(moment), language);
  const count = conflicts.length;

  return (
    <>
      <div className="grid gap-2.5 empty:hidden" aria-live="polite">
        {isGone && (
          <Notice>
            <p className="font-semibold">{messages.rowGone}</p>
          </Notice>
        )}
        {restoredFrom && (
          <Notice>
            <p>{fill(messages.save.restored, { time: formatMoment(restoredFrom) })}</p>
            {snapshot.state !== 'saved' && (
              <TextButton onClick={() => autosave.discard()}>{messages.save.discard}</TextButton>
            )}
          </Notice>
        )}
        {news && count === 0 && (
          <Notice>
            <p>
              {fill(messages.news, {
                name: news.by ?? messages.somebody,
                time: formatMoment(news.at),
              })}
            </p>
          </Notice>
        )}
        {count > 0 && (
          <Notice>
            <p className="font-semibold">{formatPlural(messages.conflict.open, count, language)}</p>
            <Button size="compact" onClick={choice.open}>
              {messages.conflict.choose}
            </Button>
          </Notice>
        )}
      </div>
      <ConflictDialog
        open={choice.isOpen}
        by={news?.by}
        conflicts={conflicts}
        mine={snapshot.fields}
        labelOf={labelOf}
        formatValue={formatValue}
        onChoose={(key, side) => autosave.resolveConflict(key, side)}
        onClose={choice.close}
      />
    </>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 rounded-compact bg-amber-soft px-4 py-2 text-amber">
      {children}
    </div>
  );
}
