import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { toStockholmDay } from '../../../domain/stockholm-day.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { InputField } from '../../ui/field.tsx';
import { PublishDialog } from '../kit/editor/publish-dialog.tsx';
import { useEditing } from '../kit/editor/use-editor.ts';
import { useMessages } from '../use-messages.ts';
import { publishTerms } from './data.ts';

type PublishTermsDialogProps = {
  /** The number of this version. */
  number: number;
  onClose: () => void;
};

/** Terms have to be complete in both languages. */
export function PublishTermsDialog({ number, onClose }: PublishTermsDialogProps) {
  const { missing, labelOf, list } = useEditing();
  const { publish } = useMessages('terms');
  const { submit } = useMessages('editing').publish;
  const queries = useQueryClient();
  const language = useLanguage();
  const navigate = useNavigate();
  const today = toStockholmDay(new Date());
  const [date, setDate] = useState(today);
  const [isDateWrong, setDateWrong] = useState(false);

  return (
    <PublishDialog
      title={fill(publish.title, { number })}
      submit={submit}
      blockers={missing.map(labelOf)}
      blocked={missing.length > 0 ? publish.blocked : undefined}
      validate={() => {
        const isValid = date >= today;
        setDateWrong(!isValid);
        return isValid;
      }}
      publish={async (client, version) => {
        const isDone = await publishTerms(client, version, date);
        if (isDone) await navigate(localizedHref(list, language));
        await queries.invalidateQueries({ queryKey: queryKeys.table('general_terms') });
        if (isDone) toast.success(fill(publish.done, { number }));
        return isDone;
      }}
      onClose={onClose}
    >
      <p className="text-soft">{publish.text}</p>
      <InputField
        type="date"
        label={publish.date}
        hint={publish.dateHint}
        error={isDateWrong ? publish.dateWrong : undefined}
        min={today}
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
    </PublishDialog>
  );
}
