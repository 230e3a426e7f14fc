import { useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Application } from '../applications/data/application.ts';
import { usePanelQuery } from '../applications/data/use-panel-query.ts';
import { useKit } from '../jobs/interview-kit/data.ts';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { useHasDraft } from '../kit/forms/use-draft.ts';
import { useStaffNames } from '../kit/staff/use-staff-names.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useTasks } from '../tasks/use-tasks.ts';
import { useMessages } from '../use-messages.ts';
import { AskScorecardDialog } from './ask-dialog.tsx';
import { ScorecardComparison } from './comparison.tsx';
import { listAuthors, listScorecards } from './data.ts';
import { draftKey, focusOnMount, ScorecardForm } from './scorecard-form.tsx';

/** The scorecards of the application. Colleagues' scorecards are shown once the user has submitted a scorecard. */
export function Scorecards({ application }: { application: Application }) {
  const t = useMessages('scorecards');
  const { id, jobId } = application;
  const { userId } = useStaff();
  const describeError = useDescribeError();
  const { data: scorecards, error } = usePanelQuery(id, 'scorecards', listScorecards);
  const { data: kit = [] } = useKit(jobId);
  const [isWriting, setWriting] = useState(useHasDraft(draftKey(id)));
  const [isAsking, setAsking] = useState(false);
  /** Opening and closing the form removes the pressed button, so the focus moves to the form or back to the new button. */
  const [isPressed, setPressed] = useState(false);
  const write = (isNowWriting: boolean) => {
    setPressed(true);
    setWriting(isNowWriting);
  };
  if (!scorecards && error) return <p role="alert">{describeError(error, t.failed)}</p>;
  if (!scorecards) return <Skeleton className="h-40" />;
  const ownScorecard = scorecards.find(({ staffId }) => staffId === userId);
  const isClosed = application.withdrawnAt !== null || application.erasedAt !== null;

  if (isWriting && !isClosed) {
    return (
      <ScorecardForm
        applicationId={id}
        kit={kit}
        ownScorecard={ownScorecard}
        takesFocus={isPressed}
        onClose={() => write(false)}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <Others applicationId={id} shown={scorecards.map(({ staffId }) => staffId)} />
      {scorecards.length > 0 && <ScorecardComparison kit={kit} scorecards={scorecards} />}
      {!isClosed && (
        <div className="flex flex-wrap gap-1.5">
          <Button
            ref={isPressed ? focusOnMount : undefined}
            variant={ownScorecard ? 'paper' : 'solid'}
            size="compact"
            onClick={() => write(true)}
          >
            {ownScorecard ? t.edit : t.writeOwn}
          </Button>
          <Button variant="paper" size="compact" onClick={() => setAsking(true)}>
            {t.ask.open}
          </Button>
        </div>
      )}
      {isAsking && (
        <AskScorecardDialog applicationId={id} jobId={jobId} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

type OthersProps = { applicationId: string; shown: string[] };

/**
 * Names the colleagues whose scorecards are hidden, and the colleagues who were asked for a scorecard and have not
 * written it yet.
 */
function Others({ applicationId, shown }: OthersProps) {
  const t = useMessages('scorecards');
  const language = useLanguage();
  const staff = useStaffNames();
  const { data: authors } = usePanelQuery(applicationId, 'scorecard-authors', listAuthors);
  const { data: tasks = [] } = useTasks({ column: 'application_id', id: applicationId });
  const nameAll = (ids: (string | null)[]) =>
    new Intl.ListFormat(language).format(
      ids.map((id) => staff.find(({ value }) => value === id)?.label ?? '').filter(Boolean),
    );
  if (!authors) return null;
  const hidden = authors.map(({ staff_id }) => staff_id).filter((id) => !shown.includes(id));
  const waiting = tasks
    .filter(({ kind, done_at }) => kind === 'scorecard' && done_at === null)
    .map(({ owner_id }) => owner_id);
  return (
    <>
      {hidden.length > 0 && (
        <p className="rounded-lg bg-wool px-3 py-2">
          {formatPlural(t.hidden, hidden.length, language, { names: nameAll(hidden) })}
        </p>
      )}
      {hidden.length === 0 && shown.length === 0 && <p className="text-soft">{t.none}</p>}
      {waiting.length > 0 && (
        <p className="text-soft">{fill(t.waiting, { names: nameAll(waiting) })}</p>
      )}
    </>
  );
}
