import { guaranteeMonths } from '../../../../domain/clients/client-plan.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import { fill, formatStockholmDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import type { Client, Project } from '../data/client.ts';
import { endProject, startProject } from '../data/plans.ts';
import { describePlan } from './describe-plan.ts';
import { PriceFields } from './price-fields.tsx';
import { usePrice } from './use-price.ts';

type ProjectDialogProps = { client: Client; mutate: UndoableMutation; onClose: () => void };

export function ProjectDialog({ client, mutate, onClose }: ProjectDialogProps) {
  const { projects: t } = useMessages('clientPlans');
  const { jobs: jobMessages } = useMessages('clientEvents');
  const { cancel } = useMessages('clients');
  const language = useLanguage();
  const { amountError, readPrice } = usePrice();
  const { isProject } = describePlan(client);
  const availableJobs = client.jobs.filter(
    ({ id, kind, state }) => kind === 'client' && state !== 'closed' && !isProject(id),
  );
  const { pending, onSubmit } = useSubmit(async (field) => {
    const price = readPrice(field);
    if (!price) return;
    const project = { jobId: field('job'), startsOn: field('starts_on'), ...price };
    const isDone = await mutate({
      work: (backend) => startProject(backend, client.id, project),
      done: t.started,
    });
    if (isDone) onClose();
  });

  return (
    <FormDialog
      title={t.dialog}
      cancel={cancel}
      submit={t.submit}
      disabled={pending || availableJobs.length === 0}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p className="text-soft">{availableJobs.length > 0 ? t.text : t.noJobs}</p>
      {availableJobs.length > 0 && (
        <>
          <SelectField name="job" label={t.job}>
            {availableJobs.map(({ id, title }) => (
              <option key={id} value={id}>
                {inLanguage(title, language) || jobMessages.untitled}
              </option>
            ))}
          </SelectField>
          <InputField
            name="starts_on"
            type="date"
            label={t.startsOn}
            defaultValue={toStockholmDay(new Date())}
            required
          />
          <PriceFields
            label={t.amount}
            currency={client.billing?.currency ?? 'SEK'}
            error={amountError}
          />
        </>
      )}
    </FormDialog>
  );
}

type SignDialogProps = { project: Project; mutate: UndoableMutation; onClose: () => void };

export function SignDialog({ project, mutate, onClose }: SignDialogProps) {
  const { projects: t } = useMessages('clientPlans');
  const { cancel } = useMessages('clients');
  const language = useLanguage();
  const { pending, onSubmit } = useSubmit(async (field) => {
    const signed = field('signed_on');
    const isDone = await mutate({
      work: (backend) => endProject(backend, project.id, { signed_on: signed }),
      done: fill(t.signedDone, { day: formatStockholmDay(endOfGuarantee(signed), language) }),
    });
    if (isDone) onClose();
  });
  return (
    <FormDialog
      title={t.signDialog}
      cancel={cancel}
      submit={t.signSubmit}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p className="text-soft">{t.signText}</p>
      <InputField
        name="signed_on"
        type="date"
        label={t.signedOn}
        defaultValue={toStockholmDay(new Date())}
        min={project.starts_on}
        max={toStockholmDay(new Date())}
        required
      />
    </FormDialog>
  );
}

/** Computes it as the database does: in a month that is too short, its last day. */
function endOfGuarantee(signedOn: string): Date {
  const [year = 0, month = 0, date = 0] = signedOn.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + guaranteeMonths, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + guaranteeMonths, Math.min(date, lastDate)));
}
