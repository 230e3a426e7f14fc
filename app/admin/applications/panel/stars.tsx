import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useShortcuts } from '../../shell/shortcuts/shortcuts-context.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';
import { listRatings, rate } from '../data/ratings.ts';
import { usePanelQuery } from '../data/use-panel-query.ts';
import { usePanelMutation } from './use-panel-mutation.ts';

const scores = [1, 2, 3, 4, 5];

/** The user's own rating and the average of all ratings. */
export function Stars({ application }: { application: Application }) {
  const { panel, keys } = useMessages('applications');
  const language = useLanguage();
  const { userId } = useStaff();
  const id = useId();
  const { data: ratings = [] } = usePanelQuery(application.id, 'ratings', listRatings);
  const { save } = usePanelMutation(application.id);
  const saved = ratings.find(({ staffId }) => staffId === userId)?.score;
  // Optimistic value, reverted if the save fails.
  const [unsavedScore, setUnsavedScore] = useState<{ score: number | undefined }>();
  const shownScore = unsavedScore ? unsavedScore.score : saved;
  // Arrow keys change the rating faster than it is saved: only the last value is saved.
  const latestScore = useRef<{ score: number | undefined }>(undefined);
  const give = async (score: number | undefined) => {
    const isSaving = latestScore.current !== undefined;
    latestScore.current = { score };
    setUnsavedScore({ score });
    if (isSaving) return;
    let saved: typeof latestScore.current;
    do {
      const next = latestScore.current;
      await save((client) => rate(client, application.id, userId, next.score));
      saved = next;
    } while (saved !== latestScore.current);
    latestScore.current = undefined;
    setUnsavedScore(undefined);
  };

  useShortcuts(
    scores.map((score) => ({
      keys: String(score),
      label: fill(keys.rate, { score }),
      group: keys.group,
      run: () => void give(score),
    })),
  );

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1">
      <legend className="pb-1 font-semibold">{panel.rating}</legend>
      <div className="flex flex-wrap items-center gap-0.5">
        {scores.map((score) => (
          <span key={score} className="relative">
            <input
              type="radio"
              id={`${id}-${score}`}
              name={id}
              checked={shownScore === score}
              onChange={() => void give(score)}
              className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <label
              htmlFor={`${id}-${score}`}
              className={clsx(
                'grid size-7 place-content-center rounded-md text-xl leading-none peer-hover:bg-wool peer-focus-visible:outline-3 peer-focus-visible:outline-focus',
                shownScore !== undefined && score <= shownScore ? 'text-primary' : 'text-edge',
              )}
            >
              <span aria-hidden="true">
                {shownScore !== undefined && score <= shownScore ? '★' : '☆'}
              </span>
              <span className="sr-only">{fill(panel.star, { score })}</span>
            </label>
          </span>
        ))}
        {shownScore !== undefined && (
          <button
            type="button"
            onClick={() => void give(undefined)}
            className="ml-1 cursor-pointer rounded-md px-1.5 text-soft underline underline-offset-4 hover:text-ink"
          >
            {panel.clearRating}
          </button>
        )}
      </div>
      {application.rating === null ? (
        <p className="text-soft">{panel.notRated}</p>
      ) : (
        <p className="text-soft">
          {ratings.length > 1 &&
            `${fill(panel.average, { rating: formatNumber(application.rating, language) })} · `}
          {ratings.map(({ name, score }) => fill(panel.ratedBy, { name, score })).join(' · ')}
        </p>
      )}
    </fieldset>
  );
}
