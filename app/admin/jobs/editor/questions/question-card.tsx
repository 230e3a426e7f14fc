import { useDraggable, useDroppable } from '@dnd-kit/core';
import { clsx } from 'clsx';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { questionKinds } from '../../../../../domain/enums.ts';
import {
  findQuestionErrors,
  hasOptions,
  maxQuestionLengths,
  type QuestionDraft,
} from '../../../../../domain/jobs/job-question-draft.ts';
import { languages } from '../../../../../domain/language.ts';
import { fill } from '../../../../i18n/format.ts';
import { formatPlural } from '../../../../i18n/format-plural.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { CheckboxField, InputField } from '../../../../ui/fields/field.tsx';
import { MissingBadge } from '../../../kit/editor/localized-fields.tsx';
import { useMessages } from '../../../use-messages.ts';
import { ChoiceField } from '../choice-field.tsx';
import { createChange, useJobEditing } from '../use-job-editor.ts';
import { OptionList } from './option-list.tsx';
import { Handle, QuestionToolbar } from './question-toolbar.tsx';

export type QuestionCardProps = {
  id: string;
  number: number;
  /** Number of answers to this question. */
  answers: number;
  /** Just added: its first field has the focus, and blank fields are no errors yet. */
  isNew: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function QuestionCard({ id, number, answers, isNew, onMove, onRemove }: QuestionCardProps) {
  const { draft, change } = useJobEditing();
  const editing = useMessages('editing');
  const messages = useMessages('jobEditor');
  const uiLanguage = useLanguage();
  const { questions: t } = messages;
  const drag = useDraggable({ id });
  const { setNodeRef: setDropRef, isOver } = useDroppable({ id });
  const key = `question:${id}` as const;
  const question = draft[key];
  const errors = question ? findQuestionErrors(question) : {};
  const firstField = useRef<HTMLInputElement>(null);
  // Blank fields that are added are marked when the focus leaves the question, not while it is written.
  const [markedFields, setMarkedFields] = useState(isNew ? [] : Object.keys(errors));
  useEffect(() => {
    if (isNew) firstField.current?.focus();
  }, [isNew]);
  if (!question) return null;
  const markLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setMarkedFields(Object.keys(errors));
  };
  const set = (changes: Partial<QuestionDraft>) =>
    change(createChange(key, { ...question, ...changes }));
  const sentences = { ...editing.errors, ...messages.errors };
  const errorOf = (field: string) => {
    const error = errors[field];
    return error && (error === 'too_long' || markedFields.includes(field))
      ? sentences[error]
      : undefined;
  };
  const name = fill(t.name, { number });
  const offset = drag.transform && `0 ${drag.transform.y}px`;

  return (
    <li
      ref={(node) => {
        drag.setNodeRef(node);
        setDropRef(node);
      }}
      aria-label={name}
      onBlur={markLeft}
      style={offset ? { translate: offset } : undefined}
      className={clsx(
        'grid gap-3.5 rounded-compact border bg-page p-4',
        isOver && !drag.isDragging ? 'border-primary' : 'border-line',
        drag.isDragging && 'relative z-10 shadow-lg',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Handle title={t.drag} listeners={drag.listeners} />
        <h3 className="grow text-base">{name}</h3>
        <QuestionToolbar
          name={name}
          isFirst={number === 1}
          isLast={number === draft.questions.length}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <div className="grid items-start gap-x-4 gap-y-3.5 lg:grid-cols-2">
        {languages.map((language) => (
          <InputField
            key={language}
            ref={language === languages[0] ? firstField : undefined}
            label={
              <span className="flex min-h-6 items-center justify-between gap-2">
                {`${t.prompt} (${editing.languagesWithin[language]})`}
                <MissingBadge textKey={`${key}.${language}`} />
              </span>
            }
            error={errorOf(`prompt.${language}`)}
            lang={language}
            maxLength={maxQuestionLengths.prompt}
            value={question.prompt[language]}
            onChange={({ target }) =>
              set({ prompt: { ...question.prompt, [language]: target.value } })
            }
          />
        ))}
        {languages.map((language) => (
          <InputField
            key={language}
            label={`${t.help} (${editing.languagesWithin[language]})`}
            error={errorOf(`help.${language}`)}
            lang={language}
            maxLength={maxQuestionLengths.help}
            value={question.help[language]}
            onChange={({ target }) => set({ help: { ...question.help, [language]: target.value } })}
          />
        ))}
        <ChoiceField
          label={t.kind}
          value={question.kind}
          choices={questionKinds}
          labels={t.kinds}
          onChange={(kind) => set({ kind })}
        />
        <div className="lg:pt-7">
          <CheckboxField
            label={t.required}
            checked={question.required}
            onChange={({ target }) => set({ required: target.checked })}
          />
        </div>
      </div>
      {hasOptions(question.kind) && (
        <OptionList
          options={question.options}
          errorOf={errorOf}
          onChange={(options) => set({ options })}
        />
      )}
      {answers > 0 && <p className="text-soft">{formatPlural(t.answered, answers, uiLanguage)}</p>}
    </li>
  );
}
