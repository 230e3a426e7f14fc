import { fill } from '../../../i18n/format.ts';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Client, Contact } from '../data/client.ts';
import { approveAddress } from '../data/contacts.ts';

type InvoiceAddressProps = { client: Client; contact: Contact; mutate: UndoableMutation };

/** The address of a main contact that gets invoices, if it is approved and the colleague may approve it. */
export function approvedAddress(client: Client, contact: Contact | undefined): string | undefined {
  const approved = contact?.approved_email;
  if (!client.billing || !approved || !contact?.person.email) return undefined;
  return isSame(approved, contact.person.email) ? approved : undefined;
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Lets the owner approve the address of a main contact whom a colleague chose or changed. */
export function InvoiceAddress({ client, contact, mutate }: InvoiceAddressProps) {
  const { contacts: t } = useMessages('clients');
  const { person_id: id, is_primary: isPrimary, approved_email: approved } = contact;
  const { email } = contact.person;
  const isUsed = isPrimary && client.billing !== null && !client.billing.invoice_email;
  if (!isUsed || !email || isSame(email, approved ?? '')) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <span className="text-amber">{t.unapproved}</span>
      <TextButton
        onClick={() =>
          void mutate({
            work: (backend) => approveAddress(backend, client.id, id, email),
            done: fill(t.approved, { email }),
          })
        }
      >
        {t.approve}
      </TextButton>
    </div>
  );
}
