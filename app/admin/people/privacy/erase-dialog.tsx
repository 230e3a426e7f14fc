import { type FormEvent, useState } from 'react';
import { fill, formatDay } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { requestErasure, undoErasure } from '../data/actions.ts';
import type { Person } from '../data/people.ts';
import { usePersonMutation } from '../use-person-mutation.ts';
import { useQuarantineDays } from './use-quarantine-days.ts';

type EraseDialogProps = { person: Person; open: boolean; onClose: () => void };

export function EraseDialog({ person, open, onClose }: EraseDialogProps) {
  const people = useMessages('people');
  const { privacy } = people;
  const language = useLanguage();
  const mutate = usePersonMutation();
  const days = useQuarantineDays();
  const quarantine = days === undefined ? '…' : formatPlural(privacy.days, days, language);
  const [typedText, setTypedText] = useState('');
  const name = person.full_name || people.unnamed;
  const isConfirmed = typedText.trim().toUpperCase() === privacy.eraseWord;

  const close = () => {
    setTypedText('');
    onClose();
  };
  const erase = (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed || days === undefined) return;
    close();
    let eraseAt = '';
    void mutate({
      done: () => fill(privacy.eraseDone, { name, date: formatDay(new Date(eraseAt), language) }),
      work: async (client) => {
        eraseAt = await requestErasure(client, person.id);
      },
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
      submit={fill(privacy.eraseSubmit, { quarantine })}
      tone="danger"
      disabled={!isConfirmed || days === undefined}
    >
      <p className="text-soft">{fill(privacy.eraseText, { quarantine })}</p>
      <InputField
        label={fill(privacy.eraseConfirm, { word: privacy.eraseWord })}
        value={typedText}
        autoComplete="off"
        onChange={(event) => setTypedText(event.target.value)}
      />
    </FormDialog>
  );
}
