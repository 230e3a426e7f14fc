import { fill } from '../../i18n/format.ts';
import { RowButton } from '../kit/named-items/row-button.tsx';
import { useMessages } from '../use-messages.ts';
import type { Step } from './data/templates.ts';

type StepRowProps = {
  step: Step;
  name: string;
  canEdit: boolean;
  onEdit: () => void;
  /** Undefined for the only step of its stage, which must stay. */
  onDelete: (() => void) | undefined;
};

export function StepRow({ step, name, canEdit, onEdit, onDelete }: StepRowProps) {
  const messages = useMessages('stageTemplates');
  const { stages } = useMessages('applications');
  return (
    <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {fill(messages.countsAs, { stage: stages[step.stage] })}
        </p>
      </div>
      {canEdit && (
        <div className="flex flex-wrap gap-1">
          <RowButton messages={messages.editStep} name={name} onClick={onEdit} />
          {onDelete && (
            <RowButton
              variant="quiet"
              messages={messages.deleteStep}
              name={name}
              onClick={onDelete}
            />
          )}
        </div>
      )}
    </div>
  );
}
