import { type ReactNode, useId } from 'react';
import type { Language } from '../../../../domain/language.ts';
import { maxMessageLength } from '../../../../domain/limits.ts';
import { isBlankTemplate, undoSeconds } from '../../../../domain/mail/staff-mail.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { defaultSendAt, SendAtField } from '../../kit/forms/send-at-field.tsx';
import { useMailName } from '../../mail/use-mail-name.ts';
import { useMessages } from '../../use-messages.ts';
import { useTemplates } from '../data/use-choices.ts';
import type { MailChoice } from './mail-choice.ts';
import { MailPreview } from './mail-preview.tsx';

type MailFieldsProps = {
  choice: MailChoice;
  onChange: (choice: MailChoice) => void;
  name: string;
  language: Language | undefined;
  hasAddress: boolean;
  /** True if a template may be sent about the application in its stage, after the move if there is one. */
  fits: (template: string) => boolean;
  /** Describes when the mail is sent, if not immediately. */
  nowHint?: string;
  /** The application that the preview is about; a bulk move names the first of several people. */
  previewFor: { id: string; language?: Language; name?: string } | undefined;
  /** The target job of a move. */
  jobId?: string;
  /** Errors by the name of the field, for forms that show them instead of the browser. */
  errors?: { send_at?: string; message?: string };
};

/** Chooses when the mail of a move is sent (now, later, not at all), the template and a personal message. */
export function MailFields(props: MailFieldsProps) {
  const { choice, onChange, name, language: recipientLanguage, hasAddress, previewFor } = props;
  const messages = useMessages('applications');
  const language = useLanguage();
  const { data: all = [] } = useTemplates();
  const templates = all.filter(({ key }) => props.fits(key));
  const nameMail = useMailName();
  const timing = hasAddress ? choice.timing : 'never';
  const set = (change: Partial<MailChoice>) => onChange({ ...choice, ...change });
  const template = templates.find(({ key }) => key === choice.template);
  // Derived from the key: the templates may not have loaded yet, and this mail must not be sent
  // without a message.
  const isBlank = isBlankTemplate(choice.template);

  return (
    <>
      <fieldset className="grid gap-1.5">
        <legend className="pb-1.5 font-semibold">{fill(messages.move.tell, { name })}</legend>
        {!hasAddress && <p className="text-amber">{messages.move.noAddress}</p>}
        <TimingOption
          value="now"
          chosen={timing}
          onChoose={set}
          disabled={!hasAddress}
          hint={props.nowHint ?? fill(messages.move.nowHint, { seconds: undoSeconds })}
        >
          {messages.move.now}
        </TimingOption>
        <TimingOption
          value="later"
          chosen={timing}
          onChoose={(change) => set({ ...change, at: choice.at || defaultSendAt() })}
          disabled={!hasAddress}
        >
          {messages.move.later}
        </TimingOption>
        <TimingOption value="never" chosen={timing} onChoose={set} hint={messages.move.nothingHint}>
          {messages.move.nothing}
        </TimingOption>
      </fieldset>
      {timing === 'later' && (
        <SendAtField
          label={messages.move.laterAt}
          error={props.errors?.send_at}
          value={choice.at}
          onChange={(at) => set({ at })}
        />
      )}
      {timing !== 'never' && (
        <>
          <SelectField
            label={messages.move.template}
            value={choice.template}
            hint={
              recipientLanguage &&
              fill(messages.move.language, { language: messages.languages[recipientLanguage] })
            }
            onChange={(event) => set({ template: event.currentTarget.value })}
          >
            {templates.map(({ key }) => (
              <option key={key} value={key}>
                {nameMail(key)}
              </option>
            ))}
          </SelectField>
          {template && previewFor && (
            <MailPreview
              template={template.key}
              language={previewFor.language ?? recipientLanguage ?? language}
              applicationId={previewFor.id}
              firstOf={previewFor.name}
              jobId={props.jobId}
              message={choice.message}
            />
          )}
          {(isBlank || template?.takesMessage) && (
            <TextareaField
              name="message"
              label={isBlank ? messages.move.ownWords : messages.move.message}
              error={props.errors?.message}
              required={isBlank}
              rows={isBlank ? 6 : 3}
              maxLength={maxMessageLength}
              value={choice.message}
              onChange={(event) => set({ message: event.currentTarget.value })}
            />
          )}
        </>
      )}
    </>
  );
}

type TimingOptionProps = {
  value: MailChoice['timing'];
  chosen: MailChoice['timing'];
  onChoose: (change: Partial<MailChoice>) => void;
  disabled?: boolean;
  hint?: string;
  children: ReactNode;
};

function TimingOption(props: TimingOptionProps) {
  const { value, chosen, onChoose, disabled, hint, children } = props;
  const id = useId();
  const isChosen = value === chosen;
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-2.5">
      <input
        type="radio"
        id={id}
        name="timing"
        checked={isChosen}
        disabled={disabled}
        onChange={() => onChoose({ timing: value })}
        className="size-4 min-h-0! translate-y-0.5 accent-primary"
        aria-describedby={hint && isChosen ? `${id}-hint` : undefined}
      />
      <label htmlFor={id} className="font-medium">
        {children}
      </label>
      {hint && isChosen && (
        <p id={`${id}-hint`} className="col-start-2 text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
