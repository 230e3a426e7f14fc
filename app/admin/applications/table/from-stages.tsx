import { useEffect, useRef, useState } from 'react';
import { type Stage, stages } from '../../../../domain/enums.ts';
import type { Language } from '../../../../domain/language.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CheckboxField } from '../../../ui/field.tsx';
import type { BulkDialogProps } from '../../kit/list/list-definition.ts';
import type { AdminApplicationsMessages } from '../messages.en.ts';
import type { ApplicationRow } from './application-row.ts';

type StageCounts = Record<Stage | 'withdrawn', number>;

type Walk = BulkDialogProps<ApplicationRow>['walk'];

type Recipient = { id: string; name: string; language: Language };

type SelectedApplications = {
  counts: StageCounts;
  /** The first person in each stage who can be mailed, in the order of the moves. */
  first: Partial<Record<Stage, Recipient & { position: number }>>;
  /** The jobs of those in each stage. */
  jobs: Partial<Record<Stage, Set<string>>>;
};

/** Counts the selected applications by stage. */
export function useSelectedApplications(walk: Walk): SelectedApplications | undefined {
  const [chosen, setChosen] = useState<SelectedApplications>();
  const first = useRef(walk);
  useEffect(() => {
    let stopped = false;
    void readSelectedApplications(first.current).then((read) => {
      if (!stopped) setChosen(read);
    });
    return () => {
      stopped = true;
    };
  }, []);
  return chosen;
}

type ChosenRow = Pick<ApplicationRow, 'id' | 'stage' | 'withdrawn_at'> & {
  job_id: string;
  contact_email: string | null;
  person: { full_name: string; email: string | null; language: Language };
};

export async function readSelectedApplications(walk: Walk): Promise<SelectedApplications> {
  const counts = Object.fromEntries([...stages, 'withdrawn'].map((key) => [key, 0])) as StageCounts;
  const first: SelectedApplications['first'] = {};
  const jobs: SelectedApplications['jobs'] = {};
  let position = 0;
  const columns =
    'id,job_id,stage,withdrawn_at,contact_email,person:people(full_name,email,language)' as const;
  for await (const rows of await walk(columns)) {
    for (const row of rows as unknown as ChosenRow[]) {
      const { id, job_id, stage, withdrawn_at, contact_email, person } = row;
      counts[withdrawn_at ? 'withdrawn' : stage] += 1;
      position += 1;
      if (withdrawn_at) continue;
      jobs[stage] = (jobs[stage] ?? new Set()).add(job_id);
      if (!(contact_email ?? person.email)) continue;
      first[stage] ??= { id, name: person.full_name, language: person.language, position };
    }
  }
  return { counts, first, jobs };
}

/** Returns the number of applications that a move changes. */
export function countMoved({ counts }: SelectedApplications, from: Stage[], to: Stage): number {
  return from.reduce((sum, stage) => sum + (stage === to ? 0 : counts[stage]), 0);
}

/** Lists the jobs of the people who are moved. */
export function listJobs({ jobs }: SelectedApplications, from: Stage[], to: Stage): string[] {
  const found = from.flatMap((stage) => (stage === to ? [] : [...(jobs[stage] ?? [])]));
  return [...new Set(found)];
}

/** Returns the first of the people who are moved and mailed. */
export function findFirst(
  chosen: SelectedApplications,
  from: Stage[],
  to: Stage,
): Recipient | undefined {
  return from
    .flatMap((stage) => (stage === to ? [] : (chosen.first[stage] ?? [])))
    .toSorted((one, other) => one.position - other.position)[0];
}

type FromStagesProps = {
  messages: AdminApplicationsMessages;
  counts: StageCounts | undefined;
  to: Stage;
  from: Stage[];
  onChange: (from: Stage[]) => void;
};

/** Shows how many are moved from each stage before the move, and allows stages to be excluded. */
export function FromStages({ messages, counts, to, from, onChange }: FromStagesProps) {
  const language = useLanguage();
  const { bulk } = messages;
  if (!counts) return <p className="text-soft">{bulk.counting}</p>;
  const number = (count: number) => formatNumber(count, language);
  const staying = counts[to] + counts.withdrawn;
  const shown = stages.filter((stage) => stage !== to && counts[stage] > 0);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 font-semibold">{bulk.from}</legend>
      {shown.map((stage) => (
        <CheckboxField
          key={stage}
          checked={from.includes(stage)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...from, stage] : from.filter((other) => other !== stage))
          }
          label={fill(bulk.fromStage, {
            stage: messages.stages[stage],
            count: number(counts[stage]),
          })}
        />
      ))}
      {shown.length > 0 && !shown.some((stage) => from.includes(stage)) && (
        <p className="text-lingon">{bulk.nobody}</p>
      )}
      {staying > 0 && (
        <p className="text-soft">
          {fill(bulk.staying, { stage: messages.stages[to], count: number(staying) })}
        </p>
      )}
    </fieldset>
  );
}
