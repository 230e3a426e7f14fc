import { useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { Section } from '../../kit/screens/section.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Client, Contact } from '../data/client.ts';
import { removeContact, restoreContact, setPrimary } from '../data/contacts.ts';
import { AddContact } from './add-contact.tsx';
import { EditTitle } from './edit-title.tsx';
import { approvedAddress, InvoiceAddress } from './invoice-address.tsx';
import { hasPortalAccess, PortalAccess } from './portal-access.tsx';

type ClientContactsProps = { client: Client; mutate: UndoableMutation };

/** Lists the people at the client. Their names and addresses come from their records in `people`. */
export function ClientContacts({ client, mutate }: ClientContactsProps) {
  const { contacts: t, portal } = useMessages('clients');
  const [isAdding, setAdding] = useState(false);
  return (
    <Section
      title={t.title}
      actions={
        <Button variant="paper" size="compact" onClick={() => setAdding(true)}>
          {t.add}
        </Button>
      }
    >
      {client.contacts.length === 0 ? (
        <p className="text-soft">{t.none}</p>
      ) : (
        <ul className="-my-1 grid divide-y divide-line">
          {client.contacts.map((contact) => (
            <ContactRow key={contact.person_id} contact={contact} client={client} mutate={mutate} />
          ))}
        </ul>
      )}
      {client.billing === null && <p className="text-soft">{portal.ownerGives}</p>}
      {isAdding && (
        <AddContact clientId={client.id} mutate={mutate} onClose={() => setAdding(false)} />
      )}
    </Section>
  );
}

function ContactRow({ contact, client, mutate }: ClientContactsProps & { contact: Contact }) {
  const messages = useMessages('clients');
  const { contacts: t } = messages;
  const [isEditing, setEditing] = useState(false);
  const { person, person_id: id, title, is_primary: isPrimary } = contact;
  const name = person.full_name || t.unnamed;
  const former = client.contacts.find((other) => other.is_primary);
  const shown = (client.billing && person.email) || undefined;

  return (
    <li className="grid gap-1 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <LocalizedLink to={`/admin/applicants/${id}`} className="font-semibold underline">
          {name}
        </LocalizedLink>
        {isPrimary && <Badge tone="good">{t.primary}</Badge>}
        {hasPortalAccess(contact) && <Badge>{messages.portal.badge}</Badge>}
      </p>
      <p className="text-soft">
        {[title, messages.facts.languages[person.language]].filter(Boolean).join(' · ')}
      </p>
      <p className="flex flex-wrap gap-x-4 wrap-anywhere">
        {person.email && (
          <a className="underline" href={`mailto:${person.email}`}>
            <EmailText email={person.email} />
          </a>
        )}
        {person.phone && (
          <a className="underline tabular-nums" href={`tel:${person.phone}`}>
            {person.phone}
          </a>
        )}
      </p>
      <p className="flex flex-wrap gap-x-4">
        <TextButton onClick={() => setEditing(true)}>{messages.edit}</TextButton>
        {!isPrimary && (
          <TextButton
            onClick={() =>
              void mutate({
                work: (backend) => setPrimary(backend, client.id, id, shown),
                undo: (backend) =>
                  setPrimary(
                    backend,
                    client.id,
                    former?.person_id ?? null,
                    approvedAddress(client, former),
                  ),
                done: fill(t.primarySet, { name }),
              })
            }
          >
            {t.makePrimary}
          </TextButton>
        )}
        <TextButton
          onClick={() =>
            void mutate({
              work: (backend) => removeContact(backend, client.id, id),
              undo: (backend) =>
                restoreContact(backend, client.id, contact, approvedAddress(client, contact)),
              done: fill(t.removed, { name }),
            })
          }
        >
          {t.remove}
        </TextButton>
      </p>
      <InvoiceAddress client={client} contact={contact} mutate={mutate} />
      <PortalAccess client={client} contact={contact} mutate={mutate} />
      {isEditing && (
        <EditTitle
          clientId={client.id}
          contact={contact}
          mutate={mutate}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  );
}
