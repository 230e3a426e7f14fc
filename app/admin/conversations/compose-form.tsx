import { useState } from 'react';
import type { Language } from '../../../domain/language.ts';
import { maxSubjectLength, undoSeconds } from '../../../domain/mail/staff-mail.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, InputField } from '../../ui/field.tsx';
import { RichTextField } from '../kit/rich-text/rich-text-field.tsx';
import { useDraft } from '../kit/use-draft.ts';
import { useSubmit } from '../kit/use-submit.ts';
import { useUndoableMutation } from '../kit/use-undoable-mutation.ts';
import { cancelMail, sendStaffMail } from '../mail/staff-mail.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import type { About, PersonDocument } from './data.ts';
import { letterTo } from './letter.ts';

type ComposeFormProps = {
  /** The key of the draft. */
  draft: string;
  person: { id: string; firstName: string; language: Language; email: string | null };
  about: Pick<About, 'application_id' | 'client_id'>;
  subject: string;
  documents: PersonDocument[];
};

/**
 * Writes a mail as oneself. The text that is shown is the text that is sent. It is kept in the browser until then, and the
 * mail can be cancelled for a moment.
 */
export function ComposeForm({ draft, person, about, subject, documents }: ComposeFormProps) {
  const { reply: t } = useMessages('conversations');
  const { name } = useStaff();
  const empty = JSON.stringify(letterTo(person, name));
  const [text, setText] = useDraft(draft, empty);
  const [value, setValue] = useState(() => JSON.parse(text) as object | null);
  const [chosen, setChosen] = useState<string[]>([]);
  const write = (next: object | null) => {
    setValue(next);
    setText(JSON.stringify(next));
  };
  const mutate = useUndoableMutation(queryKeys.table('conversations'));
  const { pending, onSubmit } = useSubmit(async (field) => {
    let mailId = '';
    const isDone = await mutate({
      work: async (client) => {
        const queued = await sendStaffMail(client, {
          template: about.application_id ? 'application_message' : 'client_message',
          ...(about.application_id ? about : { person_id: person.id, client_id: about.client_id }),
          subject: field('subject').trim() || undefined,
          body: { ...value },
          documents: chosen.length > 0 ? chosen : undefined,
        });
        mailId = queued.id;
      },
      done: t.sent,
      undo: (client) => cancelMail(client, mailId),
      undoMs: undoSeconds * 1000,
    });
    if (!isDone) return;
    write(JSON.parse(empty) as object);
    setChosen([]);
  });
  if (!person.email) return <p className="text-amber">{t.noAddress}</p>;
  return (
    <form className="grid gap-3" onSubmit={onSubmit}>
      <InputField
        key={subject}
        name="subject"
        label={t.subject}
        defaultValue={subject}
        maxLength={maxSubjectLength}
      />
      <RichTextField
        label={fill(t.message, { name: person.firstName })}
        language={person.language}
        value={value}
        onChange={write}
      />
      {documents.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="pb-1.5 font-semibold">{t.attach}</legend>
          {documents.map(({ id, file_name: fileName }) => (
            <CheckboxField
              key={id}
              label={fileName}
              checked={chosen.includes(id)}
              onChange={(event) =>
                setChosen(
                  event.currentTarget.checked
                    ? [...chosen, id]
                    : chosen.filter((other) => other !== id),
                )
              }
            />
          ))}
        </fieldset>
      )}
      <p className="text-soft">{t.hint}</p>
      <Button
        type="submit"
        size="compact"
        className="justify-self-start"
        disabled={pending || !value || text === empty}
      >
        {t.send}
      </Button>
    </form>
  );
}
