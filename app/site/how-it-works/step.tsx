import type { ReactNode } from 'react';
import type { RecruitmentStep } from '../../../domain/leads/recruitment-process.ts';
import { fill } from '../../i18n/format.ts';
import type { HowItWorksMessages } from './messages.en.ts';

type HiringStepProps = {
  step: RecruitmentStep;
  number: number;
  messages: Pick<HowItWorksMessages, 'steps' | 'labels' | 'calendar'>;
};

export function HiringStep({ step: { name, from, to }, number, messages }: HiringStepProps) {
  const { title, text, you, get, who } = messages.steps[name];
  const { labels, calendar } = messages;

  return (
    <li
      id={name}
      className="grid gap-x-12 gap-y-6 rounded-card border border-line bg-paper p-7 md:grid-cols-[1.1fr_.9fr] md:p-10"
    >
      <div>
        <p className="flex items-center gap-3 pb-4 font-semibold text-soft">
          <span className="grid size-10 place-content-center rounded-full bg-spruce font-head text-on-spruce">
            {number}
          </span>
          {from === to ? fill(calendar.day, { day: from }) : fill(calendar.days, { from, to })}
        </p>
        <h3 className="text-[1.7rem]">{title}</h3>
        <p className="measure-58 pt-3">{text}</p>
      </div>
      <dl className="grid content-start gap-4 md:border-l md:border-line md:pl-10">
        <Row label={labels.you}>
          <ul className="grid list-disc gap-0.5 pl-5 marker:text-soft">
            {you.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
        </Row>
        <Row label={labels.get}>{get}</Row>
        <Row label={labels.who}>{who}</Row>
      </dl>
    </li>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[.92rem] font-semibold text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
