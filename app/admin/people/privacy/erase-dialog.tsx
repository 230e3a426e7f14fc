import { type FormEvent, useState } from 'react';
import { dayMs } from '../../../../domain/units.ts';
import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { requestErasure, undoErasure } from '../data/actions.ts';
import type { Person } from '../data/people.ts';
import { usePersonMutation } from '../use-person-mutation.ts';

type EraseDialogProps = { person: Person; open: boolean; onClose: () => void };

/** The default quarantine; the response of the server decides. */
const quarantineDays = 30;

export function EraseDialog({ person, open, onClose }: EraseDialogProps) {
  const people = useMessages('people');
  const { privacy } = people;
  const language = useLanguage();
  const mutate = usePersonMutation();
  const [typedText, setTypedText] = useState('');
  const name = person.full_name || people.unnamed;
  const isConfirmed = typedText.trim().toUpperCase() === privacy.eraseWord;

  const close = () => {
    setTypedText('');
    onClose();
  };
  const erase = (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed) return;
    close();
    const date = formatDay(new Date(Date.now() + quarantineDays * dayMs), language);
    void mutate({
      done: fill(privacy.eraseDone, { name, date }),
      work: (client) => requestErasure(client, person.id),
      undo: (client) => undoErasure(client, person.id),
    });
  };

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={fill(privacy.eraseTitle, { name })}
      onSubmit={erase}
      cancel={people.cancel}
      submit={fill(privacy.eraseSubmit, { days: quarantineDays })}
      tone="danger"
      disabled={!isConfirmed}
    >
      <p className="text-soft">{fill(privacy.eraseText, { days: quarantineDays })}</p>
      <InputField
        label={fill(privacy.eraseConfirm, { word: privacy.eraseWord })}
        value={typedText}
        autoComplete="off"
        onChange={(event) => setTypedText(event.target.value)}
      />
    </FormDialog>
  );
}
