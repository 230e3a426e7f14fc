import { useId } from 'react';
import { fill } from '../../../i18n/format.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Approver } from '../data/approval.ts';
import { useClients } from '../editor/details/client-field.tsx';

export function NoContacts({ clientId }: { clientId: string }) {
  const { dialog: t } = useMessages('jobApproval');
  const client = useClients().find(({ id }) => id === clientId)?.name ?? '';
  return (
    <div className="grid justify-items-start gap-3">
      <p>{fill(t.noContacts, { client })}</p>
      <LocalizedLink
        to={`/admin/clients/${clientId}`}
        className={buttonClass({ variant: 'paper', size: 'compact' })}
      >
        {fill(t.openClient, { client })}
      </LocalizedLink>
    </div>
  );
}

type ApproversProps = {
  approvers: Approver[];
  chosen: string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
};

export function Approvers({ approvers, chosen, onChange, error }: ApproversProps) {
  const { dialog: t } = useMessages('jobApproval');
  const id = useId();
  const toggle = (person: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, person] : chosen.filter((other) => other !== person));
  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid gap-1">
      <legend className="font-semibold">{t.contacts}</legend>
      {approvers.map(({ id: person, name, email }) => (
        <label
          key={person}
          htmlFor={`${id}-${person}`}
          className="flex min-h-11 items-center gap-3"
        >
          <Checkbox
            id={`${id}-${person}`}
            checked={chosen.includes(person)}
            onChange={({ target }) => toggle(person, target.checked)}
          />
          <span className="min-w-0 wrap-anywhere">
            {name} <span className="text-soft">{email !== name && email}</span>
          </span>
        </label>
      ))}
      <p id={`${id}-hint`} className="text-sm text-soft">
        {approvers.length > 1 && t.contactsHint}
      </p>
      {error && (
        <p role="alert" className="text-sm font-medium text-lingon">
          {error}
        </p>
      )}
    </fieldset>
  );
}
