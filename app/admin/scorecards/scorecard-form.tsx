import { useState } from 'react';
import {
  maxScorecardNotes,
  type Score,
  scorecardFields,
} from '../../../domain/applications/scorecard.ts';
import { type Recommendation, recommendations } from '../../../domain/enums.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { applicationKeys } from '../applications/data/keys.ts';
import type { KitItem } from '../jobs/interview-kit/data.ts';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { useDraft, useForgetDrafts } from '../kit/forms/use-draft.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { AttributeScore } from './attribute-score.tsx';
import { type Scorecard, saveScorecard } from './data.ts';
import { SuggestedQuestions } from './suggested-questions.tsx';

export const draftKey = (applicationId: string) => `scorecard:${applicationId}`;

type Draft = { recommendation?: Recommendation; scores: Score[]; notes: string };

type ScorecardFormProps = {
  applicationId: string;
  kit: KitItem[];
  ownScorecard: Scorecard | undefined;
  /** True if a button opened the form: the button had the focus and is no longer rendered. */
  takesFocus: boolean;
  onClose: () => void;
};

/** Used as a ref: React calls it when the element appears. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** The draft stays in the window until it is submitted: an unfinished judgement is nobody else's business. */
export function ScorecardForm(props: ScorecardFormProps) {
  const { applicationId, kit, ownScorecard, takesFocus, onClose } = props;
  const { form: t, recommendations: labels } = useMessages('scorecards');
  const { userId } = useStaff();
  const mutate = useUndoableMutation(applicationKeys.panel(applicationId));
  const forgetDrafts = useForgetDrafts();
  const key = draftKey(applicationId);
  const [storedDraft, store] = useDraft(key, JSON.stringify(toDraft(ownScorecard)));
  const draft = JSON.parse(storedDraft) as Draft;
  const change = (changed: Partial<Draft>) => store(JSON.stringify({ ...draft, ...changed }));
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const attributes = kit.filter(({ kind }) => kind === 'attribute').map(({ name }) => name);
  // Scores of attributes that are no longer in the kit stay.
  const names = [...new Set([...attributes, ...draft.scores.map(({ name }) => name)])];

  function rate(name: string, score: number | undefined) {
    const otherScores = draft.scores.filter((score) => score.name !== name);
    change({ scores: score === undefined ? otherScores : [...otherScores, { name, score }] });
  }

  async function submit() {
    const { data } = scorecardFields.safeParse(draft);
    setMissing(!data);
    if (!data) return;
    setPending(true);
    const isDone = await mutate({
      work: (client) =>
        saveScorecard(client, { applicationId, isNew: !ownScorecard, staffId: userId }, data),
      done: ownScorecard ? t.saved : t.submitted,
    });
    setPending(false);
    if (!isDone) return;
    forgetDrafts(key);
    onClose();
  }

  return (
    <form
      ref={takesFocus ? focusOnMount : undefined}
      tabIndex={-1}
      className="grid gap-4 outline-none"
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) void submit();
      }}
    >
      {!ownScorecard && <p className="text-soft">{t.blind}</p>}
      <SuggestedQuestions kit={kit} />
      {names.map((name) => (
        <AttributeScore
          key={name}
          name={name}
          hint={kit.find((item) => item.kind === 'attribute' && item.name === name)?.hint}
          score={draft.scores.find((one) => one.name === name)?.score}
          onChange={(score) => rate(name, score)}
        />
      ))}
      <TextareaField
        label={t.notes}
        hint={t.notesHint}
        rows={5}
        maxLength={maxScorecardNotes}
        value={draft.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
      <fieldset
        className="grid gap-1.5"
        aria-describedby={isMissing ? 'no-recommendation' : undefined}
      >
        <legend className="pb-1.5 font-semibold">{t.recommendation}</legend>
        {recommendations.map((recommendation) => (
          <label key={recommendation} className="flex min-h-9 items-center gap-3">
            <input
              type="radio"
              name="recommendation"
              className="size-5 min-h-0! accent-primary"
              checked={draft.recommendation === recommendation}
              onChange={() => change({ recommendation })}
            />
            {labels[recommendation]}
          </label>
        ))}
        {isMissing && (
          <p id="no-recommendation" role="alert" className="text-sm font-medium text-lingon">
            {t.missing}
          </p>
        )}
      </fieldset>
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" size="compact" disabled={isPending}>
          {ownScorecard ? t.save : t.submit}
        </Button>
        <Button
          variant="quiet"
          size="compact"
          onClick={() => {
            forgetDrafts(key);
            onClose();
          }}
        >
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}

const toDraft = (ownScorecard: Scorecard | undefined): Draft => ({
  recommendation: ownScorecard?.recommendation,
  scores: ownScorecard?.scores ?? [],
  notes: ownScorecard?.notes ?? '',
});
