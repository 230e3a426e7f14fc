import { useState } from 'react';
import { maxSteps } from '../../../domain/applications/stage-template.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { setRetired } from '../kit/named-items/data.ts';
import { RowButton } from '../kit/named-items/row-button.tsx';
import { Section } from '../kit/screens/section.tsx';
import { SortableList } from '../kit/sortable-list.tsx';
import { useMessages } from '../use-messages.ts';
import { deleteTemplate, orderSteps, type StageTemplate, type Step } from './data/templates.ts';
import { DeleteStep } from './delete-step.tsx';
import { EditStep } from './edit-step.tsx';
import { EditTemplate } from './edit-template.tsx';
import { StepRow } from './step-row.tsx';

type TemplateSectionProps = {
  template: StageTemplate;
  mutate: UndoableMutation;
  canEdit: boolean;
};

type Opened = 'template' | 'new step' | { edit: Step } | { remove: Step };

/** A template with its stages in the order of the board. */
export function TemplateSection({ template, mutate, canEdit }: TemplateSectionProps) {
  const messages = useMessages('stageTemplates');
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const name = inLanguage(template.name, language);
  const steps = template.steps.map((step) => ({
    id: step.id,
    name: inLanguage(step.name, language),
    step,
  }));
  const isOnly = ({ stage }: Step) =>
    template.steps.filter((other) => other.stage === stage).length === 1;
  return (
    <Section
      title={name}
      text={template.isRetired && <Badge className="text-xs">{messages.retired}</Badge>}
      actions={canEdit && <Actions {...{ template, name, mutate, onOpen: setOpened }} />}
    >
      <SortableList
        items={steps}
        label={fill(messages.stagesOf, { name })}
        messages={messages.order}
        disabled={!canEdit}
        onOrder={(ids) => mutate({ work: (client) => orderSteps(client, ids) })}
      >
        {({ step, name: stepName }) => (
          <StepRow
            step={step}
            name={stepName}
            canEdit={canEdit}
            onEdit={() => setOpened({ edit: step })}
            onDelete={isOnly(step) ? undefined : () => setOpened({ remove: step })}
          />
        )}
      </SortableList>
      {opened === 'template' && <EditTemplate {...{ template, mutate, onClose: close }} />}
      {opened === 'new step' && (
        <EditStep templateId={template.id} step={undefined} mutate={mutate} onClose={close} />
      )}
      {typeof opened === 'object' && 'edit' in opened && (
        <EditStep templateId={template.id} step={opened.edit} mutate={mutate} onClose={close} />
      )}
      {typeof opened === 'object' && 'remove' in opened && (
        <DeleteStep step={opened.remove} mutate={mutate} onClose={close} />
      )}
    </Section>
  );
}

type ActionsProps = {
  template: StageTemplate;
  name: string;
  mutate: UndoableMutation;
  onOpen: (opened: Opened) => void;
};

function Actions({ template: { id, isRetired, steps }, name, mutate, onOpen }: ActionsProps) {
  const messages = useMessages('stageTemplates');
  const toggle = isRetired ? messages.bringBack : messages.retire;
  const table = 'stage_templates';
  return (
    <div className="flex flex-wrap gap-1">
      {steps.length < maxSteps && (
        <RowButton messages={messages.addStep} name={name} onClick={() => onOpen('new step')} />
      )}
      <RowButton messages={messages.edit} name={name} onClick={() => onOpen('template')} />
      <RowButton
        messages={toggle}
        name={name}
        onClick={() =>
          void mutate({
            work: (client) => setRetired(client, table, { id, isRetired: !isRetired }),
            undo: (client) => setRetired(client, table, { id, isRetired }),
            done: fill(toggle.done, { name }),
          })
        }
      />
      {isRetired && (
        <RowButton
          variant="quiet"
          messages={messages.deletion}
          name={name}
          onClick={() =>
            void mutate({
              work: (client) => deleteTemplate(client, id),
              done: fill(messages.deletion.done, { name }),
            })
          }
        />
      )}
    </div>
  );
}
