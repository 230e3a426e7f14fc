import { Card } from '../../../ui/card.tsx';
import { useMessages } from '../../use-messages.ts';
import { InterviewsOfToday } from './interviews-of-today.tsx';
import { Mentions } from './mentions.tsx';
import { MissingScorecards } from './missing-scorecards.tsx';
import { OwedAnswers } from './owed-answers.tsx';
import { Replies } from './replies.tsx';
import { TasksOfToday } from './tasks-of-today.tsx';

/** The work of the user, in parts that each load by themselves. */
export function MyDay() {
  const { myDay: t } = useMessages('dashboard');
  return (
    <Card compact as="section" aria-labelledby="my-day" className="grid min-w-0 gap-4">
      <h2 id="my-day" className="text-lg">
        {t.title}
      </h2>
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2 min-[72rem]:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
        <InterviewsOfToday />
        <TasksOfToday />
        <MissingScorecards />
        <Replies />
        <OwedAnswers />
        <Mentions />
      </div>
    </Card>
  );
}
