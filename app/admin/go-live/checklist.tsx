import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goLiveSteps } from '../../../domain/company/go-live.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { usePreference } from '../kit/preferences/use-preference.ts';
import { useMessages } from '../use-messages.ts';
import { checkGoLive } from './data.ts';
import { DemoDialog } from './demo-dialog.tsx';
import { ChecklistStep } from './step.tsx';

const queryKey = ['go-live'];

/** The steps from a new installation to a public site. It can be hidden once they are done. */
export function GoLiveChecklist() {
  const t = useMessages('goLive');
  const queries = useQueryClient();
  const [isHidden, setHidden] = usePreference<boolean>('go_live_hidden');
  const [isRemoving, setRemoving] = useState(false);
  const { data: done } = useClientQuery({
    queryKey,
    queryFn: checkGoLive,
    enabled: !isHidden,
    // Most steps are done on other screens, in another tab or on the server.
    refetchOnMount: 'always',
  });
  if (isHidden || !done) return null;
  const count = goLiveSteps.filter((step) => done[step]).length;
  const isComplete = count === goLiveSteps.length;
  const refetchSteps = () => void queries.invalidateQueries({ queryKey });

  return (
    <Card compact as="section" aria-label={t.title} className="grid gap-3 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="grid gap-0.5">
          <h3 className="text-lg">{isComplete ? t.completeTitle : t.title}</h3>
          <p className="text-soft">{fill(t.progress, { count, total: goLiveSteps.length })}</p>
        </div>
        {isComplete && (
          <Button variant="paper" size="compact" onClick={() => setHidden(true)}>
            {t.hide}
          </Button>
        )}
      </div>
      {/* Decorative: the text above says the same. */}
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-wool">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${(100 * count) / goLiveSteps.length}%` }}
        />
      </div>
      <ol className="grid gap-x-8 md:grid-cols-2">
        {goLiveSteps.map((step) => (
          <ChecklistStep
            key={step}
            step={step}
            isDone={done[step]}
            onChanged={refetchSteps}
            onRemoveDemo={() => setRemoving(true)}
          />
        ))}
      </ol>
      {isRemoving && <DemoDialog onRemoved={refetchSteps} onClose={() => setRemoving(false)} />}
    </Card>
  );
}
