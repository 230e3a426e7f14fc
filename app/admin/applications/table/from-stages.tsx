import type { BulkPreview } from '../../../../domain/bulk/bulk-action.ts';
import { type Stage, stages } from '../../../../domain/enums.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CheckboxField } from '../../../ui/fields/field.tsx';
import type { AdminApplicationsMessages } from '../messages.en.ts';

type StageCounts = NonNullable<BulkPreview['stages']>;

type FromStagesProps = {
  messages: AdminApplicationsMessages;
  counts: StageCounts | undefined;
  /** Undefined if people may also come from another step of the same stage. */
  to: Stage | undefined;
  /** The name of the stage or step to which they are moved. */
  name: string;
  from: Stage[];
  onChange: (from: Stage[]) => void;
  legend: string;
};

/** Shows how many are moved from each stage before the move, and allows stages to be excluded. */
export function FromStages(props: FromStagesProps) {
  const { messages, counts, to, name, from, onChange, legend } = props;
  const language = useLanguage();
  const { bulk } = messages;
  if (!counts) return <p className="text-soft">{bulk.counting}</p>;
  const countOf = (stage: string) => counts[stage]?.count ?? 0;
  const number = (count: number) => formatNumber(count, language);
  const staying = (to ? countOf(to) : 0) + countOf('withdrawn');
  const fromStages = stages.filter((stage) => stage !== to && countOf(stage) > 0);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1.5 font-semibold">{legend}</legend>
      {fromStages.map((stage) => (
        <CheckboxField
          key={stage}
          checked={from.includes(stage)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...from, stage] : from.filter((other) => other !== stage))
          }
          label={fill(bulk.fromStage, {
            stage: messages.stages[stage],
            count: number(countOf(stage)),
          })}
        />
      ))}
      {!fromStages.some((stage) => from.includes(stage)) && (
        <p className="text-lingon">{bulk.nobody}</p>
      )}
      {staying > 0 && (
        <p className="text-soft">{fill(bulk.staying, { stage: name, count: number(staying) })}</p>
      )}
    </fieldset>
  );
}
