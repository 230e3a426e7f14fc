import { useState } from 'react';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ConfirmButton } from '../kit/dialogs/confirm-button.tsx';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { Section } from '../kit/screens/section.tsx';
import { type PersonChoice, PersonPicker } from '../people/person-picker.tsx';
import { useMessages } from '../use-messages.ts';
import { assignMail, deleteMail, listUnassignedMail } from './data.ts';
import { Received } from './mail-item.tsx';
import type { ReceivedMail } from './thread-mail.ts';

const maxShown = 50;

/** Lists mail that belongs to no conversation, to be assigned or deleted. Renders nothing if there is none. */
export function UnassignedMail() {
  const { unassigned: t, onlyFirst: first } = useMessages('conversations');
  const { data: mails = [] } = useLiveTables({
    queryKey: [...queryKeys.table('inbox'), 'unassigned'],
    queryFn: (client) => listUnassignedMail(client, maxShown),
    follow: [{ table: 'inbox' }],
  });
  if (mails.length === 0) return null;
  return (
    <Section title={t.title} text={t.text}>
      <ul className="grid divide-y divide-line">
        {mails.map((mail) => (
          <UnassignedItem key={mail.id} mail={mail} />
        ))}
      </ul>
      {mails.length === maxShown && <p className="text-soft">{fill(first, { count: maxShown })}</p>}
    </Section>
  );
}

function UnassignedItem({ mail }: { mail: ReceivedMail }) {
  const { unassigned: t } = useMessages('conversations');
  const [isAssigning, setAssigning] = useState(false);
  const mutate = useUndoableMutation(queryKeys.table('inbox'));
  return (
    <li className="grid gap-2 py-4">
      <Received mail={mail} at={mail.received_at} address={null} />
      <div className="flex flex-wrap gap-2">
        <Button variant="paper" size="compact" onClick={() => setAssigning(true)}>
          {t.assign}
        </Button>
        <ConfirmButton
          label={t.delete}
          messages={t.deleteConfirm}
          onConfirm={() =>
            mutate({ work: (client) => deleteMail(client, mail.id), done: t.deleted })
          }
        />
      </div>
      {isAssigning && <AssignDialog mail={mail} onClose={() => setAssigning(false)} />}
    </li>
  );
}

function AssignDialog({ mail, onClose }: { mail: ReceivedMail; onClose: () => void }) {
  const { unassigned: t } = useMessages('conversations');
  const [person, setPerson] = useState<PersonChoice>();
  const [error, setError] = useState<string>();
  const mutate = useUndoableMutation(queryKeys.table('inbox'));
  const { pending, onSubmit } = useSubmit(async () => {
    if (!person) return setError(t.choose);
    const work = (client: Parameters<typeof assignMail>[0]) =>
      assignMail(client, mail.id, person.id);
    if (await mutate({ work, done: t.done })) onClose();
  });
  return (
    <FormDialog
      onClose={onClose}
      title={fill(t.dialog, { name: mail.from_name || mail.from_email || '?' })}
      onSubmit={onSubmit}
      cancel={t.cancel}
      submit={t.submit}
      disabled={pending}
      noValidate
    >
      <p className="text-soft">{t.help}</p>
      <PersonPicker
        label={t.person}
        chosen={person}
        onChoose={setPerson}
        error={person ? undefined : error}
        except=""
      />
    </FormDialog>
  );
}
