import { useId, useState } from 'react';
import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { CheckboxField } from '../../../ui/fields/field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Client, Contact } from '../data/client.ts';
import {
  givePortalAccess,
  setWantsReport,
  showBilling,
  withdrawPortalAccess,
} from '../data/contacts.ts';

type PortalAccessProps = { client: Client; contact: Contact; mutate: UndoableMutation };

/** Access holds for the address to which it was given. */
export function hasPortalAccess({ access, person }: Contact): boolean {
  return access !== null && access.email === person.email;
}

/** Opens the client portal to a contact, and closes it. Only colleagues who may see the prices of the client open it. */
export function PortalAccess({ client, contact, mutate }: PortalAccessProps) {
  const { portal: t } = useMessages('clients');
  const language = useLanguage();
  const [isGiving, setGiving] = useState(false);
  const { access, person, person_id: personId } = contact;
  const name = person.full_name || (person.email ?? '');
  const isOpen = hasPortalAccess(contact);
  const canGive = client.billing !== null && person.email !== null;
  const changeSeesBilling = (seesBilling: boolean) =>
    void mutate({
      work: (backend) => showBilling(backend, client.id, personId, seesBilling),
      undo: (backend) => showBilling(backend, client.id, personId, !seesBilling),
      done: fill(seesBilling ? t.billingShown : t.billingHidden, { name }),
    });

  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      {isOpen && access && (
        <span className="basis-full text-soft">
          {fill(t.accessSince, { day: formatDay(new Date(access.created_at), language) })}
          {access.sees_billing && ` · ${t.seesBilling}`}
        </span>
      )}
      {access && !isOpen && <span className="text-soft">{t.otherAddress}</span>}
      {canGive && (
        <TextButton onClick={() => setGiving(true)}>{isOpen ? t.mailAgain : t.give}</TextButton>
      )}
      {isOpen && access && client.billing && (
        <TextButton onClick={() => changeSeesBilling(!access.sees_billing)}>
          {access.sees_billing ? t.hideBilling : t.showBilling}
        </TextButton>
      )}
      {isOpen && (
        <TextButton
          onClick={() =>
            void mutate({
              work: (backend) => withdrawPortalAccess(backend, client.id, personId),
              done: fill(t.withdrawn, { name }),
            })
          }
        >
          {t.withdraw}
        </TextButton>
      )}
      {isOpen && access && (
        <ReportSwitch
          isOn={access.wants_report}
          onChange={(isOn) =>
            mutate({
              work: (backend) => setWantsReport(backend, client.id, personId, isOn),
              undo: (backend) => setWantsReport(backend, client.id, personId, !isOn),
              done: fill(isOn ? t.report.turnedOn : t.report.turnedOff, { name }),
            })
          }
        />
      )}
      {isGiving && (
        <GiveDialog
          client={client}
          contact={contact}
          mutate={mutate}
          onClose={() => setGiving(false)}
        />
      )}
    </div>
  );
}

type ReportSwitchProps = { isOn: boolean; onChange: (isOn: boolean) => Promise<unknown> };

function ReportSwitch({ isOn, onChange }: ReportSwitchProps) {
  const { portal: t } = useMessages('clients');
  const id = useId();
  // Shown until the stored value has been refetched.
  const [unsavedValue, setUnsavedValue] = useState<boolean>();
  const change = async (newValue: boolean) => {
    setUnsavedValue(newValue);
    await onChange(newValue);
    setUnsavedValue(undefined);
  };
  return (
    <label htmlFor={id} className="flex min-h-9 w-full items-center gap-2.5">
      <Checkbox
        id={id}
        checked={unsavedValue ?? isOn}
        onChange={({ target }) => void change(target.checked)}
      />
      {t.report.label}
    </label>
  );
}

type GiveDialogProps = PortalAccessProps & { onClose: () => void };

function GiveDialog({ client, contact, mutate, onClose }: GiveDialogProps) {
  const { portal: t, cancel } = useMessages('clients');
  const { person, person_id: personId } = contact;
  const email = person.email ?? '';
  const { pending, onSubmit } = useSubmit(async (field) => {
    const seesBilling = field('sees_billing') === 'on';
    const isDone = await mutate({
      work: (backend) => givePortalAccess(backend, client.id, personId, { email, seesBilling }),
      done: fill(t.accessGiven, { email }),
    });
    if (isDone) onClose();
  });
  return (
    <FormDialog
      title={fill(t.dialog.title, { name: person.full_name || email })}
      cancel={cancel}
      submit={t.dialog.submit}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{fill(t.dialog.sees, { company: client.name })}</p>
      <CheckboxField
        name="sees_billing"
        label={t.dialog.billing}
        hint={t.dialog.billingHint}
        defaultChecked={hasPortalAccess(contact) && contact.access?.sees_billing}
      />
      <p className="text-soft">{fill(t.dialog.mail, { email })}</p>
    </FormDialog>
  );
}
