import { useEffect, useRef, useState } from 'react';
import { type Stage, stages } from '../../../../domain/enums.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CheckboxField } from '../../../ui/field.tsx';
import type { BulkDialogProps } from '../../kit/list/list-definition.ts';
import type { AdminApplicationsMessages } from '../messages.en.ts';
import type { ApplicationRow } from './application-row.ts';

export type StageCounts = Record<Stage | 'withdrawn', number>;

/** Counts the selected applications by stage. */
export function useStageCounts(
  walk: BulkDialogProps<ApplicationRow>['walk'],
): StageCounts | undefined {
  const [counts, setCounts] = useState<StageCounts>();
  const first = useRef(walk);
  useEffect(() => {
    let stopped = false;
    void countStages(first.current).then((counted) => {
      if (!stopped) setCounts(counted);
    });
    return () => {
      stopped = true;
    };
  }, []);
  return counts;
}

async function countStages(walk: BulkDialogProps<ApplicationRow>['walk']): Promise<StageCounts> {
  const counts = Object.fromEntries([...stages, 'withdrawn'].map((key) => [key, 0])) as StageCounts;
  for await (const rows of await walk('stage,withdrawn_at')) {
    for (const { stage, withdrawn_at } of rows) counts[withdrawn_at ? 'withdrawn' : stage] += 1;
  }
  return counts;
}

type FromStagesProps = {
  texts: AdminApplicationsMessages;
  counts: StageCounts | undefined;
  to: Stage;
  from: Stage[];
  onChange: (from: Stage[]) => void;
};

/** Shows how many are moved from each stage before the move, and allows stages to be excluded. */
export function FromStages({ texts, counts, to, from, onChange }: FromStagesProps) {
  const language = useLanguage();
  const { bulk } = texts;
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
            onChange(checked ? [...from, stage] : from.filter((one) => one !== stage))
          }
          label={fill(bulk.fromStage, {
            stage: texts.stages[stage],
            count: number(counts[stage]),
          })}
        />
      ))}
      {shown.length > 0 && !shown.some((stage) => from.includes(stage)) && (
        <p className="text-lingon">{bulk.nobody}</p>
      )}
      {staying > 0 && (
        <p className="text-soft">
          {fill(bulk.staying, { stage: texts.stages[to], count: number(staying) })}
        </p>
      )}
    </fieldset>
  );
}
