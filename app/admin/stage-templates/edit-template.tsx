import { maxTemplateNameLength } from '../../../domain/applications/stage-template.ts';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ItemDialog } from '../kit/named-items/item-dialog.tsx';
import { NameFields, readName } from '../kit/named-items/name-fields.tsx';
import { useMessages } from '../use-messages.ts';
import { addTemplate, type StageTemplate, templateSource } from './data/templates.ts';

type EditTemplateProps = {
  /** Undefined for a new template. */
  template: StageTemplate | undefined;
  mutate: UndoableMutation;
  onClose: () => void;
};

/** Edits the name of a template in both languages. A new one begins with the six built-in stages. */
export function EditTemplate({ template, mutate, onClose }: EditTemplateProps) {
  const messages = useMessages('stageTemplates');
  const { add, fields } = messages;
  return (
    <ItemDialog
      id={template?.id}
      values={{ name: template?.name ?? {} }}
      read={(typed) => ({ name: readName(typed) })}
      add={(client, { name }) => addTemplate(client, name)}
      source={templateSource}
      messages={messages}
      labelOf={() => fields.name}
      mutate={mutate}
      onClose={onClose}
    >
      {({ name }) => (
        <>
          {!template && <p className="text-soft">{add.text}</p>}
          <NameFields labels={fields} name={name} maxLength={maxTemplateNameLength} />
        </>
      )}
    </ItemDialog>
  );
}
