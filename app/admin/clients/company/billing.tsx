import { useState } from 'react';
import {
  clientBilling,
  maxClientLengths,
  maxPaymentDays,
} from '../../../../domain/clients/client.ts';
import { currencies } from '../../../../domain/enums.ts';
import { vatTreatmentOf } from '../../../../domain/invoices/vat.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { parseChange } from '../../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../../kit/saved-fields/use-save-fields.tsx';
import { Fact, Facts } from '../../kit/screens/facts.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { billingSource, type Client } from '../data/client.ts';
import { describeFields } from './describe-fields.ts';

type BillingProps = { client: Client; mutate: UndoableMutation };

export function Billing({ client, mutate }: BillingProps) {
  const messages = useMessages('clients');
  const language = useLanguage();
  const { billing: t } = messages;
  const [isEditing, setEditing] = useState(false);
  const { billing } = client;
  if (!billing) {
    return (
      <Section title={t.title}>
        <p className="text-soft">{t.hidden}</p>
      </Section>
    );
  }
  const { country } = client.details;
  const none = <span className="text-soft">{messages.none}</span>;
  const town = [billing.postal_code, billing.city].filter(Boolean).join(' ');

  return (
    <Section
      title={t.title}
      actions={
        <Button variant="paper" size="compact" onClick={() => setEditing(true)}>
          {messages.edit}
        </Button>
      }
    >
      <Facts>
        <Fact label={t.email}>{billing.invoice_email ? String(billing.invoice_email) : none}</Fact>
        <Fact label={t.address}>{[billing.street, town].filter(Boolean).join(', ') || none}</Fact>
        <Fact label={t.vat}>{billing.vat_number ?? none}</Fact>
        <Fact label={t.vatCharged}>
          {t.vatTreatments[vatTreatmentOf({ country, vatNumber: billing.vat_number })]}
        </Fact>
        <Fact label={t.reference}>{billing.reference ?? none}</Fact>
        <Fact label={t.terms}>
          {formatPlural(t.days, billing.payment_terms_days, language)} · {billing.currency}
        </Fact>
      </Facts>
      {isEditing && (
        <BillingDialog
          client={client}
          billing={billing}
          mutate={mutate}
          onClose={() => setEditing(false)}
        />
      )}
    </Section>
  );
}

type BillingDialogProps = BillingProps & {
  billing: NonNullable<Client['billing']>;
  onClose: () => void;
};

function BillingDialog({ client, billing, mutate, onClose }: BillingDialogProps) {
  const messages = useMessages('clients');
  const people = useMessages('people');
  const { billing: t } = messages;
  // Live updates replace `billing` while the inputs keep their values.
  const [openedBilling] = useState(billing);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { save, question } = useSaveFields({
    mutate,
    source: (backend) => billingSource(backend, client.id),
    done: t.saved,
    onSaved: onClose,
    labelOf: (name) =>
      ({
        invoice_email: t.email,
        street: t.street,
        postal_code: t.postalCode,
        city: t.city,
        vat_number: t.vat,
        reference: t.reference,
        payment_terms_days: t.termsLabel,
        currency: t.currency,
      })[name] ?? name,
  });
  const { pending, onSubmit } = useSubmit(async (field) => {
    const parsed = parseChange(clientBilling, openedBilling, field);
    if ('error' in parsed) {
      const fieldMessages = {
        vat_number: t.vatInvalid,
        invoice_email: t.emailInvalid,
        payment_terms_days: t.termsInvalid,
      };
      return setErrors(describeFields(parsed.error, fieldMessages, people.fieldErrors.invalid));
    }
    setErrors({});
    await save(parsed.change, openedBilling);
  });

  return (
    <>
      <FormDialog
        title={t.dialog}
        cancel={messages.cancel}
        submit={messages.save}
        disabled={pending}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <InputField
          name="invoice_email"
          type="email"
          label={t.email}
          defaultValue={String(openedBilling.invoice_email ?? '')}
          error={errors.invoice_email}
        />
        <InputField
          name="street"
          label={t.street}
          defaultValue={openedBilling.street ?? ''}
          maxLength={maxClientLengths.street}
        />
        <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
          <InputField
            name="postal_code"
            label={t.postalCode}
            defaultValue={openedBilling.postal_code ?? ''}
            maxLength={maxClientLengths.postalCode}
          />
          <InputField
            name="city"
            label={t.city}
            defaultValue={openedBilling.city ?? ''}
            maxLength={maxClientLengths.city}
          />
        </div>
        <InputField
          name="vat_number"
          label={t.vat}
          defaultValue={openedBilling.vat_number ?? ''}
          maxLength={maxClientLengths.vatNumber}
          error={errors.vat_number}
        />
        <InputField
          name="reference"
          label={t.reference}
          defaultValue={openedBilling.reference ?? ''}
          maxLength={maxClientLengths.reference}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <InputField
            name="payment_terms_days"
            type="number"
            min={0}
            max={maxPaymentDays}
            label={t.termsLabel}
            defaultValue={openedBilling.payment_terms_days}
            error={errors.payment_terms_days}
          />
          <SelectField name="currency" label={t.currency} defaultValue={openedBilling.currency}>
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </SelectField>
        </div>
      </FormDialog>
      {question}
    </>
  );
}
