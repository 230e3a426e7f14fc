import { useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Invoice, InvoiceMail } from '../data.ts';
import { useInvoiceMail } from './use-invoice-mail.ts';

export type Delivery = 'mail' | 'manual';

type SendDialogProps = {
  invoice: Invoice;
  pending: boolean;
  onSubmit: (delivery: Delivery) => void;
  onClose: () => void;
};

/** Sends a draft by mail, or only gives it its number; a sent invoice is mailed again. */
export function SendDialog({ invoice, pending, onSubmit, onClose }: SendDialogProps) {
  const { sendDialog: t, missing } = useMessages('invoices');
  const [chosenDelivery, setChosenDelivery] = useState<Delivery>('mail');
  const { data: mail, isError } = useInvoiceMail(invoice.id);
  const isDraft = invoice.state === 'draft';
  const missingFacts = (mail?.missing ?? []).map((fact) => missing.facts[fact]).join(', ');
  const canMail = Boolean(mail?.to);
  const delivery = canMail ? chosenDelivery : 'manual';
  const isReady = isDraft ? canMail || mail !== undefined || isError : canMail;

  return (
    <FormDialog
      title={isDraft ? t.title : t.mailTitle[invoice.kind]}
      cancel={t.cancel}
      submit={delivery === 'mail' ? t.mail : t.number}
      disabled={pending || !isReady || (isDraft && (missingFacts !== '' || !mail?.is_billable))}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(delivery);
      }}
    >
      {isDraft && <p className="text-soft">{t.text}</p>}
      {missingFacts && (
        <p role="alert" className="rounded-compact bg-amber-soft px-4 py-2.5 text-amber">
          {fill(t.lacks, { facts: missingFacts })}
        </p>
      )}
      {isDraft && mail?.is_billable === false && (
        <p role="alert" className="rounded-compact bg-amber-soft px-4 py-2.5 text-amber">
          {t.noBilling}{' '}
          <LocalizedLink to={`/admin/clients/${invoice.client_id}`} className="underline">
            {fill(missing.client.open, { client: invoice.client.name })}
          </LocalizedLink>
        </p>
      )}
      {isDraft && canMail && (
        <Choices mail={mail} chosen={chosenDelivery} onChoose={setChosenDelivery} />
      )}
      {mail && !canMail && <p className="text-soft">{t.noAddress}</p>}
      {!mail && !isError && <Skeleton className="h-72" />}
      {mail && delivery === 'mail' && <Preview mail={mail} />}
    </FormDialog>
  );
}

type ChoicesProps = {
  mail: InvoiceMail | undefined;
  chosen: Delivery;
  onChoose: (delivery: Delivery) => void;
};

function Choices({ mail, chosen, onChoose }: ChoicesProps) {
  const { sendDialog: t } = useMessages('invoices');
  const choices = [
    { value: 'mail', label: fill(t.byMail, { email: mail?.to ?? '' }), hint: t.byMailHint },
    { value: 'manual', label: t.manual, hint: t.manualHint },
  ] as const;
  return (
    <fieldset className="grid gap-2.5">
      <legend className="sr-only">{t.title}</legend>
      {choices.map(({ value, label, hint }) => (
        <RadioField
          key={value}
          name="delivery"
          label={label}
          hint={hint}
          checked={chosen === value}
          onChoose={() => onChoose(value)}
        />
      ))}
    </fieldset>
  );
}

function Preview({ mail }: { mail: InvoiceMail }) {
  const { sendDialog: t } = useMessages('invoices');
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-soft">{fill(t.previewOf, { email: mail.to ?? '' })}</p>
      <p className="font-semibold">{mail.subject}</p>
      <iframe
        sandbox=""
        srcDoc={mail.html}
        title={t.preview}
        className="h-72 w-full rounded-lg border border-line bg-white"
      />
    </div>
  );
}
