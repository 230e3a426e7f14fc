import { useState } from 'react';
import { languages } from '../../../../domain/language.ts';
import { essentialVariablesOf } from '../../../../domain/mail/essential-variables.ts';
import { sampleIn } from '../../../../domain/mail/mail-sample.ts';
import { findTemplateError, type TemplateError } from '../../../../domain/mail/mail-template.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Chip } from '../../../ui/fields/chip.tsx';
import { EditorFrame } from '../../kit/editor/editor-frame.tsx';
import { useEditor } from '../../kit/editor/use-editor.ts';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import {
  type EmailTemplate,
  findEmailTemplate,
  saveEmailTemplate,
  type TemplateDraft,
} from './data.ts';
import { TemplatePreview, type View } from './preview.tsx';
import { TemplateHeader } from './template-header.tsx';
import { VariableField } from './variable-field.tsx';

type TemplateEditorProps = { template: EmailTemplate; isGone: boolean };

const views: View[] = ['html', 'text'];

export function TemplateEditor({ template, isGone }: TemplateEditorProps) {
  const messages = useMessages('emailTemplates');
  const editing = useMessages('editing');
  const { fields, preview } = messages;
  const language = useLanguage();
  const [view, setView] = useState<View>('html');
  const { key, variables } = template;
  const editor = useEditor(template, {
    name: 'template',
    id: key,
    table: 'email_templates',
    list: '/admin/email-templates',
    messages,
    isGone,
    // Mails are sent while the template is edited, so the texts are saved by hand only.
    isAutomatic: () => false,
    find: (client) => findEmailTemplate(client, key),
    save: (client, save) => saveEmailTemplate(client, key, save),
    findErrors: (draft: TemplateDraft) => findErrors(draft, template),
    describeError: (error) =>
      fillAny(messages.errors[error.code], {
        names: 'names' in error ? error.names.join(', ') : '',
      }),
    labels: fields,
  });
  const { draft, change, errorOf } = editor;

  return (
    <EditorFrame editor={editor} header={<TemplateHeader />}>
      <p className="text-soft">{fill(messages.sentWhen, { when: template.sentWhen[language] })}</p>
      <div className="grid gap-4 lg:grid-cols-2">
        {languages.map((written) => (
          <Section key={written} title={editing.languages[written]}>
            {(['subject', 'body'] as const).map((part) => (
              <VariableField
                key={part}
                label={fields[part]}
                hint={part === 'body' ? fields.bodyHint : undefined}
                error={errorOf(`${part}.${written}`)}
                lang={written}
                multiline={part === 'body'}
                value={draft[`${part}.${written}`]}
                onChange={(value) => change({ [`${part}.${written}`]: value })}
                variables={variables}
                sample={sampleIn(template.sample, written)}
                offered={fields.offered}
              />
            ))}
          </Section>
        ))}
      </div>
      <Section title={fields.variables} text={fields.variablesText}>
        <dl className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2 min-[80rem]:grid-cols-3">
          {variables.map((name) => (
            <div key={name} className="flex items-baseline gap-x-3">
              <dt className="font-mono text-[.8125rem] font-semibold">{name}</dt>
              <dd className="text-soft wrap-anywhere">
                {sampleIn(template.sample, language)[name]}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title={preview.title}
        actions={
          <fieldset aria-label={preview.view} className="flex gap-2">
            {views.map((choice) => (
              <Chip
                key={choice}
                isOn={choice === view}
                aria-pressed={choice === view}
                onClick={() => setView(choice)}
              >
                {preview[choice]}
              </Chip>
            ))}
          </fieldset>
        }
      >
        <div className="grid gap-4 lg:grid-cols-2">
          {languages.map((written) => (
            <TemplatePreview
              key={written}
              template={key}
              language={written}
              languageName={editing.languagesWithin[written]}
              subject={draft[`subject.${written}`]}
              body={draft[`body.${written}`]}
              view={view}
              messages={messages}
            />
          ))}
        </div>
      </Section>
    </EditorFrame>
  );
}

function findErrors(draft: TemplateDraft, { key: template, variables }: EmailTemplate) {
  const rules = {
    variables,
    essential: essentialVariablesOf(template),
    siteUrl: location.origin,
  };
  const errors: Record<string, TemplateError> = {};
  for (const [key, text] of Object.entries(draft)) {
    const field = key.startsWith('subject') ? 'subject' : 'body';
    const error = findTemplateError(field, text, rules);
    if (error) errors[key] = error;
  }
  return errors;
}
