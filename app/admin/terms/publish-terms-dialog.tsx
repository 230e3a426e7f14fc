import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { type TermsDraft, termsNoticeDays } from '../../../domain/content/terms-draft.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { dayMs } from '../../../domain/units.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { InputField } from '../../ui/fields/field.tsx';
import { PublishDialog } from '../kit/editor/publish-dialog.tsx';
import { useEditing } from '../kit/editor/use-editor.ts';
import { useMessages } from '../use-messages.ts';
import { listChangedLanguages } from './changed-languages.ts';
import { useTermsTexts } from './compare-dialog.tsx';
import { type EditedTerms, publishTerms, type TermsRow } from './data.ts';

type PublishTermsDialogProps = {
  /** The version that was published last. */
  latest: TermsRow | undefined;
  onClose: () => void;
};

/** Terms have to be complete in both languages. */
export function PublishTermsDialog({ latest, onClose }: PublishTermsDialogProps) {
  const { missing, labelOf, list, draft } = useEditing<EditedTerms, TermsDraft>();
  const { publish } = useMessages('terms');
  const { submit } = useMessages('editing').publish;
  const queries = useQueryClient();
  const language = useLanguage();
  const navigate = useNavigate();
  const { languagesWithin } = useMessages('editing');
  const number = (latest?.number ?? 0) + 1;
  const today = toStockholmDay(new Date());
  const promised = toStockholmDay(new Date(Date.now() + termsNoticeDays * dayMs));
  // The first terms bind nobody yet, so they need no notice.
  const [date, setDate] = useState(latest ? promised : today);
  const before = useTermsTexts(latest?.id);
  const changed = before ? listChangedLanguages(before, draft) : [];
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
      {latest && <p className="text-soft">{publish.noticeHint}</p>}
      {latest && date < promised && (
        <p role="status" className="font-semibold text-amber">
          {fill(publish.shortNotice, { days: termsNoticeDays })}
        </p>
      )}
      {changed.length === 1 && (
        <p role="status" className="font-semibold text-amber">
          {fill(publish.oneLanguage, { language: languagesWithin[changed[0] ?? 'en'] })}
        </p>
      )}
    </PublishDialog>
  );
}
