import { useState } from 'react';
import { maxTemplateNameLength } from '../../../domain/applications/stage-template.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { NameFields, readName } from '../kit/named-items/name-fields.tsx';
import { changedFields } from '../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../kit/saved-fields/use-save-fields.tsx';
import { useMessages } from '../use-messages.ts';
import { addTemplate, type StageTemplate, templateSource } from './data/templates.ts';

type EditTemplateProps = {
  /** None for a new template. */
  template: StageTemplate | undefined;
  mutate: UndoableMutation;
  onClose: () => void;
};

/** Names a template in both languages. A new one begins with the six built-in stages. */
export function EditTemplate({ template, mutate, onClose }: EditTemplateProps) {
  const { add, edit, fields } = useMessages('stageTemplates');
  const language = useLanguage();
  // Live updates replace `template` while the inputs keep their values.
  const [opened] = useState({ name: template?.name ?? {} });
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => templateSource(client, template?.id ?? ''),
    done: edit.done,
    hasUndo: true,
    onSaved: onClose,
    labelOf: () => fields.name,
    formatValue: (_, value) => inLanguage(value as LocalizedText, language),
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const name = readName(field);
    if (template) return save(changedFields(opened, { name }), opened);
    const isAdded = await mutate({
      work: (client) => addTemplate(client, name),
      done: fill(add.done, { name: inLanguage(name, language) }),
    });
    if (isAdded) onClose();
  });
  return (
    <>
      <FormDialog
        title={template ? edit.title : add.title}
        onClose={onClose}
        onSubmit={onSubmit}
        cancel={edit.cancel}
        submit={template ? edit.submit : add.submit}
        disabled={pending}
      >
        {!template && <p className="text-soft">{add.text}</p>}
        <NameFields labels={fields} name={opened.name} maxLength={maxTemplateNameLength} />
      </FormDialog>
      {question}
    </>
  );
}
