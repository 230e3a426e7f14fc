import { useState } from 'react';
import { type Language, languages } from '../../../../domain/language.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Chip } from '../../../ui/input/chip.tsx';
import { LeaveGuard } from '../../kit/autosave/leave-guard.tsx';
import { SaveNotices } from '../../kit/autosave/save-notices.tsx';
import { useNameOf } from '../../kit/editor/use-name-of.ts';
import { Section } from '../../kit/section.tsx';
import { useMessages } from '../../use-messages.ts';
import type { EmailTemplate, TemplateDraft } from './data.ts';
import { Preview, type View } from './preview.tsx';
import { TemplateHeader } from './template-header.tsx';
import { useTemplateAutosave } from './use-template-autosave.ts';
import { VariableField } from './variable-field.tsx';

type TemplateEditorProps = {
  template: EmailTemplate;
};

const views: View[] = ['html', 'text'];

export function TemplateEditor({ template }: TemplateEditorProps) {
  const messages = useMessages('emailTemplates');
  const editing = useMessages('editing');
  const { fields: words, preview } = messages;
  const language = useLanguage();
  const { nameOf } = useNameOf();
  const { autosave, snapshot, draft, errors } = useTemplateAutosave(template, nameOf);
  const [view, setView] = useState<View>('html');
  const nameField = (key: string) => {
    const [part, written] = key.split('.') as ['subject' | 'body', Language];
    return `${words[part]} (${editing.languagesWithin[written]})`;
  };
  const errorOf = (key: keyof TemplateDraft) => {
    const error = errors[key];
    if (!error) return undefined;
    const names = 'names' in error ? error.names.join(', ') : '';
    return fillAny(messages.errors[error.code], { names });
  };

  return (
    <>
      <TemplateHeader
        template={template}
        autosave={autosave}
        snapshot={snapshot}
        draft={draft}
        errorCount={Object.keys(errors).length}
        nameField={nameField}
        nameOf={nameOf}
      />
      <div className="grid gap-4 px-4 py-5 sm:px-6">
        <SaveNotices
          autosave={autosave}
          snapshot={snapshot}
          messages={editing}
          nameField={nameField}
          showValue={(_key, value) => String(value ?? '')}
        />
        <p className="text-soft">
          {fill(messages.sentWhen, { when: template.sentWhen[language] })}
        </p>
        <div className="grid gap-4 lg:grid-cols-2">
          {languages.map((written) => (
            <Section key={written} title={editing.languages[written]}>
              {(['subject', 'body'] as const).map((part) => (
                <VariableField
                  key={part}
                  label={words[part]}
                  hint={part === 'body' ? words.bodyHint : undefined}
                  error={errorOf(`${part}.${written}`)}
                  lang={written}
                  multiline={part === 'body'}
                  value={draft[`${part}.${written}`]}
                  onChange={(value) => autosave.change({ [`${part}.${written}`]: value })}
                  variables={template.variables}
                  sample={template.sample}
                  offered={words.offered}
                />
              ))}
            </Section>
          ))}
        </div>
        <Section title={words.variables} text={words.variablesText}>
          <dl className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2 min-[80rem]:grid-cols-3">
            {template.variables.map((name) => (
              <div key={name} className="flex items-baseline gap-x-3">
                <dt className="font-mono text-[.8125rem] font-semibold">{name}</dt>
                <dd className="text-soft wrap-anywhere">{String(template.sample[name] ?? '')}</dd>
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
                  on={choice === view}
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
              <Preview
                key={written}
                template={template.key}
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
      </div>
      <LeaveGuard autosave={autosave} automatic={false} messages={editing.leave} />
    </>
  );
}
