import { useState } from 'react';
import { useNavigate } from 'react-router';
import { languages } from '../../../../domain/language.ts';
import {
  findTypedVariable,
  maxTemplateNameLength,
} from '../../../../domain/mail/message-template.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { fill } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField, InputField } from '../../../ui/fields/field.tsx';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { ConfirmButton } from '../../kit/dialogs/confirm-button.tsx';
import { useStoredDraft } from '../../kit/forms/use-draft.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { Section } from '../../kit/screens/section.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import {
  deleteMessageTemplate,
  type MessageTemplate,
  saveMessageTemplate,
  type TemplateTexts,
} from './data.ts';
import { LanguageFields } from './language-fields.tsx';

const blankTemplate: TemplateTexts = { name: '', subject: {}, body: {}, is_shared: false };
const listPath = '/admin/conversations/templates';

/**
 * Writes a template. Its author may change it, and administrators may change shared templates. Other colleagues make a
 * copy.
 */
export function TemplateForm({ template }: { template?: MessageTemplate }) {
  const { templates: t } = useMessages('conversations');
  const { userId, role } = useStaff();
  const navigate = useNavigate();
  const language = useLanguage();
  const isMine = !template || template.owner_id === userId;
  const canChange = isMine || (role === 'admin' && template.is_shared);
  const { name, subject, body, is_shared } = template ?? blankTemplate;
  const [storedDraft, setStoredDraft] = useStoredDraft(`message-template:${template?.id ?? 'new'}`);
  const [texts, setTexts] = useState<TemplateTexts>(() =>
    storedDraft ? (JSON.parse(storedDraft) as TemplateTexts) : { name, subject, body, is_shared },
  );
  const [error, setError] = useState<string>();
  const change = (changes: Partial<TemplateTexts>) => {
    const newTexts = { ...texts, ...changes };
    setTexts(newTexts);
    setStoredDraft(JSON.stringify(newTexts));
  };
  const mutate = useUndoableMutation(queryKeys.table('message_templates'));
  const leave = async () => {
    setStoredDraft(undefined);
    await navigate(localizedHref(listPath, language));
  };
  const save = async (id: string | undefined, savedTexts: TemplateTexts, done: string) => {
    const saveTemplate = (client: Parameters<typeof saveMessageTemplate>[0]) =>
      saveMessageTemplate(client, id, savedTexts);
    if (await mutate({ work: saveTemplate, done })) await leave();
  };
  const { pending, onSubmit } = useSubmit(async () => {
    const hasText = languages.some((language) => texts.body[language]);
    const written = languages.flatMap((language) => [
      texts.subject[language],
      texts.body[language],
    ]);
    const typed = written.map(findTypedVariable).find(Boolean);
    const newError = typed ? fill(t.typedVariable, { name: typed }) : t.textMissing;
    const isValid = hasText && !typed;
    setError(isValid ? undefined : newError);
    if (!isValid) return;
    await save(template?.id, { ...texts, name: texts.name.trim() }, t.saved);
  });
  const copy = () =>
    save(
      undefined,
      {
        ...texts,
        name: fill(t.copyName, { name: texts.name }).slice(0, maxTemplateNameLength),
        is_shared: false,
      },
      t.copied,
    );

  return (
    <form className="grid max-w-6xl gap-5" onSubmit={onSubmit}>
      {!canChange && <p className="max-w-[75ch] text-soft">{t.notYours}</p>}
      <Section title={t.about}>
        <InputField
          label={t.name}
          hint={t.nameHint}
          value={texts.name}
          onChange={(event) => change({ name: event.target.value })}
          maxLength={maxTemplateNameLength}
          pattern=".*\S.*"
          disabled={!canChange}
          required
        />
        {canChange && (
          <CheckboxField
            label={t.share}
            hint={t.shareHint}
            checked={texts.is_shared}
            // An administrator cannot hide the template of a colleague from the others.
            disabled={!isMine}
            onChange={(event) => change({ is_shared: event.currentTarget.checked })}
          />
        )}
      </Section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        {languages.map((language) => (
          <LanguageFields
            key={language}
            language={language}
            texts={texts}
            onChange={change}
            disabled={!canChange}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="font-medium text-lingon">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {canChange && (
          <Button type="submit" size="compact" disabled={pending}>
            {t.save}
          </Button>
        )}
        {template && (
          <Button variant="paper" size="compact" onClick={() => void copy()}>
            {t.copy}
          </Button>
        )}
        {template && canChange && (
          <ConfirmButton
            label={t.delete}
            messages={t.deleteConfirm}
            onConfirm={async () => {
              const work = (client: Parameters<typeof deleteMessageTemplate>[0]) =>
                deleteMessageTemplate(client, template.id);
              if (await mutate({ work, done: t.deleted })) await leave();
            }}
          />
        )}
      </div>
    </form>
  );
}
