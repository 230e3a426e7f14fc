import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { Screen } from '../kit/screens/screen.tsx';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { BackToSettings } from '../settings/back-to-settings.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { templatesKey, useStageTemplates } from './data/templates.ts';
import { EditTemplate } from './edit-template.tsx';
import { TemplateSection } from './template-section.tsx';

export default function StageTemplates() {
  const { title } = useMessages('stageTemplates');
  return (
    <ForRecruiters title={title}>
      <Templates />
    </ForRecruiters>
  );
}

/** Administrators change templates, recruiters read them. */
function Templates() {
  const messages = useMessages('stageTemplates');
  const canEdit = useStaff().role === 'admin';
  const mutate = useUndoableMutation(templatesKey, messages.errors);
  const { data: templates, isError } = useStageTemplates();
  const [isAdding, setAdding] = useState(false);
  return (
    <Screen
      title={messages.title}
      actions={
        canEdit && (
          <Button size="compact" onClick={() => setAdding(true)}>
            {messages.add.button}
          </Button>
        )
      }
    >
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
        <BackToSettings />
        <p className="max-w-[75ch] text-soft">{messages.text}</p>
        {!canEdit && <p className="max-w-[75ch]">{messages.readOnly}</p>}
        {isError && <p className="text-lingon">{messages.loadFailed}</p>}
        {!templates && !isError && <Skeleton className="h-52" />}
        {templates?.length === 0 && <p>{messages.empty}</p>}
        {templates?.map((template) => (
          <TemplateSection key={template.id} {...{ template, mutate, canEdit }} />
        ))}
      </div>
      {isAdding && (
        <EditTemplate template={undefined} mutate={mutate} onClose={() => setAdding(false)} />
      )}
    </Screen>
  );
}
