import { clsx } from 'clsx';
import { useId } from 'react';
import { scores } from '../../../domain/applications/scorecard.ts';
import { fill } from '../../i18n/format.ts';
import { useMessages } from '../use-messages.ts';

type AttributeScoreProps = {
  name: string;
  hint: string | null | undefined;
  score: number | undefined;
  onChange: (score: number | undefined) => void;
};

/** A scale of buttons. An attribute that was not part of the interview stays without a score. */
export function AttributeScore({ name, hint, score, onChange }: AttributeScoreProps) {
  const { form: t } = useMessages('scorecards');
  const id = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-semibold wrap-anywhere">{name}</legend>
      {hint && <p className="text-sm whitespace-pre-line text-soft">{hint}</p>}
      <div className="flex flex-wrap items-center gap-1">
        {scores.map((value) => (
          <span key={value} className="relative">
            <input
              type="radio"
              id={`${id}-${value}`}
              name={id}
              checked={score === value}
              onChange={() => onChange(value)}
              className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <label
              htmlFor={`${id}-${value}`}
              className={clsx(
                'grid size-9 place-content-center rounded-lg border font-semibold tabular-nums peer-focus-visible:outline-3 peer-focus-visible:outline-focus',
                score === value
                  ? 'border-primary bg-primary text-on-primary'
                  : 'border-edge bg-paper peer-hover:bg-wool',
              )}
            >
              <span aria-hidden="true">{value}</span>
              <span className="sr-only">{fill(t.score, { score: value })}</span>
            </label>
          </span>
        ))}
        {score !== undefined && (
          <button
            type="button"
            onClick={() => onChange(undefined)}
            className="ml-1 min-h-9 cursor-pointer rounded-md px-1.5 text-soft underline underline-offset-4 hover:text-ink"
          >
            {t.clear}
          </button>
        )}
      </div>
    </fieldset>
  );
}
