import { fill } from '../../../i18n/format.ts';
import { compactSelect } from '../../../ui/fields/select-class.ts';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import { AddToTeam } from './add-to-team.tsx';
import {
  addTeamContact,
  changeContact,
  removeTeamContact,
  type Team,
  type TeamContact,
} from './data.ts';

type TeamContactsProps = { jobId: string; team: Team; mutate: UndoableMutation };

/** The contacts of the client on the team, each with what they may do in the portal. */
export function TeamContacts({ jobId, team, mutate }: TeamContactsProps) {
  const t = useMessages('jobTeam');
  const { clientId, contacts, otherContacts } = team;
  const add = (contact: Pick<TeamContact, 'personId' | 'mayAnswer'>) => ({
    ...contact,
    jobId,
    clientId: clientId ?? '',
  });
  return (
    <div className="grid gap-2">
      <h3 className="font-sans text-base font-semibold tracking-normal">{t.contacts}</h3>
      <p className="text-sm text-soft">{clientId ? t.contactsHint : t.noClient}</p>
      {clientId && contacts.length === 0 && <p className="text-soft">{t.noContacts}</p>}
      {contacts.length > 0 && (
        <ul className="divide-y divide-line" aria-label={t.contacts}>
          {contacts.map(({ id, personId, name, mayAnswer }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
              <span className="min-w-0 grow wrap-anywhere">{name}</span>
              <select
                className={compactSelect}
                aria-label={fill(t.rights, { name })}
                value={mayAnswer ? 'answers' : 'reads'}
                onChange={({ target }) =>
                  void mutate({
                    work: (client) => changeContact(client, id, target.value === 'answers'),
                    done: t.saved,
                  })
                }
              >
                <option value="answers">{t.answers}</option>
                <option value="reads">{t.reads}</option>
              </select>
              <TextButton
                aria-label={fill(t.removeNamed, { name })}
                onClick={() =>
                  void mutate({
                    work: (client) => removeTeamContact(client, id),
                    undo: (client) => addTeamContact(client, add({ personId, mayAnswer })),
                    done: fill(t.removed, { name }),
                  })
                }
              >
                {t.remove}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      <AddToTeam
        label={t.addContact}
        choices={otherContacts.map(({ personId, name }) => ({ id: personId, name }))}
        onAdd={({ id: personId, name }) =>
          mutate({
            work: (client) => addTeamContact(client, add({ personId, mayAnswer: true })),
            done: fill(t.added, { name }),
          })
        }
      />
    </div>
  );
}
