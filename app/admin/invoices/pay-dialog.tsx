import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { InputField } from '../../ui/fields/field.tsx';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { useMessages } from '../use-messages.ts';

type PayDialogProps = {
  issuedOn: string | null;
  pay: (day: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the day of payment, as the bank statement names it: staff usually read the statement later. */
export function PayDialog({ issuedOn, pay, onClose }: PayDialogProps) {
  const { payment: t } = useMessages('invoices').invoice;
  const today = toStockholmDay(new Date());
  const { pending, onSubmit } = useSubmit((field) => pay(field('paid_on')));
  return (
    <FormDialog
      title={t.title}
      cancel={t.cancel}
      submit={t.submit}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <InputField
        name="paid_on"
        type="date"
        label={t.day}
        defaultValue={today}
        min={issuedOn ?? undefined}
        max={today}
        required
      />
    </FormDialog>
  );
}
