import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { toStockholmDay } from '../../../domain/stockholm-day.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InputField } from '../../ui/field.tsx';
import type { Autosave } from '../kit/autosave/autosave.ts';
import { DialogButtons } from '../kit/dialog-buttons.tsx';
import { Points } from '../kit/editor/points.tsx';
import { usePendingAction } from '../kit/use-pending-action.ts';
import { useMessages } from '../use-messages.ts';
import { publishTerms } from './data.ts';
import { fieldLabel } from './field-label.ts';

type PublishDialogProps = {
  autosave: Autosave;
  missing: string[];
  /** The number of this version. */
  number: number;
  onClose: () => void;
};

export function PublishDialog({ autosave, missing, number, onClose }: PublishDialogProps) {
  const messages = useMessages('terms');
  const editing = useMessages('editing');
  const { publish } = messages;
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pending, run } = usePendingAction();
  const today = toStockholmDay(new Date());
  const [date, setDate] = useState(today);
  const [error, setError] = useState<'dateWrong' | 'unsaved' | 'changed'>();
  const isBlocked = missing.length > 0;

  const submit = () =>
    run(async () => {
      if (!date || date < today) return setError('dateWrong');
      setError(undefined);
      if (!(await autosave.save())) return setError('unsaved');
      const { version } = autosave.getSnapshot().stored;
      const isDone = await publishTerms(await getClient(), version, date);
      if (isDone) await navigate(localizedHref('/admin/general-terms', language));
      await queries.invalidateQueries({ queryKey: queryKeys.table('general_terms') });
      if (!isDone) return setError('changed');
      toast.success(fill(publish.done, { number }));
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={fill(publish.title, { number })}
      actions={
        <DialogButtons
          cancel={publish.cancel}
          submit={publish.submit}
          disabled={pending || isBlocked}
          onCancel={onClose}
          onSubmit={submit}
        />
      }
    >
      {isBlocked ? (
        <Points title={publish.blocked} tone="text-lingon">
          {missing.map((key) => (
            <li key={key}>{fieldLabel(key, { messages, editing })}</li>
          ))}
        </Points>
      ) : (
        <>
          <p className="text-soft">{publish.text}</p>
          <InputField
            type="date"
            label={publish.date}
            hint={publish.dateHint}
            error={error === 'dateWrong' ? publish.dateWrong : undefined}
            min={today}
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
          {error && error !== 'dateWrong' && (
            <p role="alert" className="font-medium text-lingon">
              {publish[error]}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
