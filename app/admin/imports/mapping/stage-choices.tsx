import { useState } from 'react';
import { stages as builtIn } from '../../../../domain/enums.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useStageTemplates } from '../../stage-templates/data/templates.ts';
import { useMessages } from '../../use-messages.ts';
import type { ImportRecord } from '../data/imports.ts';
import { checkImport } from '../data/run-import.ts';
import { useImportCall } from '../use-import-call.ts';
import { ColumnRow, type FieldGroup } from './column-row.tsx';

type StageChoicesProps = { importRecord: ImportRecord; onChange: () => void };

/** The names of stages in the file that are not stages of their jobs, and the stage to which each of them is mapped. */
export function StageChoices({ importRecord, onChange }: StageChoicesProps) {
  const { stages: t, mapping } = useMessages('imports');
  const language = useLanguage();
  const { stages } = useMessages('applications');
  const groups = useStageGroups();
  const { id, named_stages: named, mapping: columns, month_first } = importRecord;
  const [choices, setChoices] = useState(importRecord.stage_choices);
  const { pending, call } = useImportCall();
  const list = Object.entries(named).toSorted(
    ([, one], [, other]) =>
      Number(one.stage !== null) - Number(other.stage !== null) || other.count - one.count,
  );
  if (list.length === 0) return null;
  const choose = (key: string, choice: string | null) => {
    setChoices(({ [key]: _, ...others }) => (choice ? { ...others, [key]: choice } : others));
    onChange();
  };
  const submit = () =>
    call((client) =>
      checkImport(client, {
        import_id: id,
        mapping: columns,
        month_first,
        stage_choices: choices,
      }),
    );
  return (
    <Section title={t.title} text={t.text}>
      <ul className="grid divide-y divide-line rounded-compact border border-line">
        {list.map(([key, { name, count, stage }]) => (
          <ColumnRow
            key={key}
            name={name}
            label={fill(t.stageOf, { name })}
            samples={[
              fill(t.rows, { count: formatNumber(count, language) }),
              ...(stage === null ? [t.unknown] : []),
            ]}
            empty={stage === null ? t.none : fill(t.recognised, { stage: stages[stage] })}
            groups={groups}
            chosen={choices[key] ?? null}
            onChoose={(choice) => choose(key, choice)}
          />
        ))}
      </ul>
      <div>
        <Button size="compact" variant="paper" disabled={pending} onClick={() => void submit()}>
          {mapping.checkAgain}
        </Button>
      </div>
    </Section>
  );
}

/** The six stages, and the steps of the templates that are in use. */
function useStageGroups(): FieldGroup[] {
  const { stages } = useMessages('applications');
  const language = useLanguage();
  const { data: templates = [] } = useStageTemplates();
  return [
    { fields: builtIn.map((stage) => ({ value: stage, label: stages[stage] })) },
    ...templates
      .filter(({ isRetired }) => !isRetired)
      .map(({ name, steps }) => ({
        label: inLanguage(name, language),
        fields: steps.map((step) => ({ value: step.id, label: inLanguage(step.name, language) })),
      })),
  ];
}
