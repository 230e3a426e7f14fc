import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { monthsInAdvance } from '../../../domain/invoices/invoice-calls.ts';
import { addMonths, monthOf } from '../../../domain/invoices/month.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill } from '../../i18n/format.ts';
import { InputField } from '../../ui/fields/field.tsx';
import { announceOwnChange } from '../kit/actions/own-changes.ts';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { useMessages } from '../use-messages.ts';
import { generateInvoices } from './data.ts';

const invoicesKey = queryKeys.table('invoices');

export function GenerateDialog({ onClose }: { onClose: () => void }) {
  const { generate, errors } = useMessages('invoices');
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { run } = usePendingAction({ errors });
  const current = monthOf(toStockholmDay(new Date()));
  const { pending, onSubmit } = useSubmit(async (fields) => {
    const isDone = await run(async () => {
      const generated = await generateInvoices(await getClient(), fields('month'));
      await queries.invalidateQueries({ queryKey: invoicesKey });
      // The list shows rows that its own user created without asking.
      announceOwnChange(invoicesKey);
      toast.success(
        fill(generate.done, {
          created: String(generated.created),
          updated: String(generated.updated),
          deleted: String(generated.deleted),
        }),
      );
    });
    if (isDone) onClose();
  });
  return (
    <FormDialog
      title={generate.title}
      cancel={generate.cancel}
      submit={generate.submit}
      disabled={pending}
      onClose={onClose}
      onSubmit={onSubmit}
    >
      <p className="text-soft">{generate.text}</p>
      <InputField
        label={generate.month}
        name="month"
        type="month"
        required
        pattern="20\d\d-(0[1-9]|1[0-2])"
        defaultValue={current}
        max={addMonths(current, monthsInAdvance)}
      />
    </FormDialog>
  );
}
