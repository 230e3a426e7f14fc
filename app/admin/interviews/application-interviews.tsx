import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Application } from '../applications/data/application.ts';
import { usePanelQuery } from '../applications/data/use-panel-query.ts';
import { useMessages } from '../use-messages.ts';
import { listOfApplication } from './data.ts';
import { InterviewItem } from './interview-item.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** The interviews of one application, in its panel. */
export function ApplicationInterviews({ application }: { application: Application }) {
  const messages = useMessages('interviews');
  const [isScheduling, setScheduling] = useState(false);
  const { data: interviews } = usePanelQuery(application.id, 'interviews', listOfApplication);
  const { stage, withdrawnAt, erasedAt } = application;
  const isOpen = stage !== 'rejected' && !withdrawnAt && !erasedAt;
  if (!interviews) return <Skeleton className="h-24" />;
  return (
    <div className="grid gap-3">
      {interviews.length === 0 && <p className="text-soft">{messages.none}</p>}
      {interviews.map((interview) => (
        <InterviewItem key={interview.id} interview={interview} jobId={application.jobId} />
      ))}
      {isOpen && (
        <Button
          variant={interviews.some(({ state }) => state !== 'cancelled') ? 'paper' : 'solid'}
          size="compact"
          className="justify-self-start"
          onClick={() => setScheduling(true)}
        >
          {messages.schedule}
        </Button>
      )}
      {isScheduling && (
        <ScheduleDialog application={application} onClose={() => setScheduling(false)} />
      )}
    </div>
  );
}
