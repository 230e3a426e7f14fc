import { useState } from 'react';
import { useNavigate } from 'react-router';
import { maxSourceLength } from '../../../../domain/forms/form-field.ts';
import {
  type ImportBasis,
  importBases,
  importUndoDays,
} from '../../../../domain/imports/import.ts';
import { type Language, languages } from '../../../../domain/language.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField, InputField, SelectField } from '../../../ui/fields/field.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import type { ImportRecord } from '../data/imports.ts';
import { cancelImport, startImport } from '../data/run-import.ts';
import { useImportCall } from '../use-import-call.ts';

type StartFormProps = {
  importRecord: ImportRecord;
  /** True if something was chosen since the check. */
  isChanged?: boolean;
};

/** Asks where the data comes from and why the agency may have it, then starts. */
export function StartForm({ importRecord, isChanged = false }: StartFormProps) {
  const { start: t } = useMessages('imports');
  const language = useLanguage();
  const navigate = useNavigate();
  const { pending, call } = useImportCall();
  const [isNoticed, setNoticed] = useState(false);
  const { id, target, outcomes } = importRecord;
  const isPeople = target === 'people';
  const count = (outcomes.new ?? 0) + (outcomes.matched ?? 0);
  const { onSubmit } = useSubmit(async (fields) => {
    const basis = isPeople ? { basis: fields('basis') as ImportBasis } : {};
    await call((client) =>
      startImport(client, {
        import_id: id,
        source: fields('source'),
        language: fields('language') as Language,
        sends_notice: isPeople && isNoticed,
        ...basis,
      }),
    );
  });
  const discard = async () => {
    if (await call((client) => cancelImport(client, id)))
      await navigate(localizedHref('/admin/import', language));
  };
  return (
    <Section title={t.title}>
      {count === 0 ? (
        <p className="text-soft">{t.nothing}</p>
      ) : (
        <form id="start-import" onSubmit={onSubmit} className="grid gap-4 lg:max-w-2xl">
          <InputField
            name="source"
            label={t.source}
            hint={isPeople ? t.sourceHint : undefined}
            required
            maxLength={maxSourceLength}
          />
          <SelectField
            name="language"
            label={t.language}
            hint={isPeople ? t.languageOfPeople : t.languageOfTexts}
            defaultValue={language}
          >
            {languages.map((option) => (
              <option key={option} value={option}>
                {t.languages[option]}
              </option>
            ))}
          </SelectField>
          {isPeople && (
            <SelectField name="basis" label={t.basis}>
              {importBases.toReversed().map((basis) => (
                <option key={basis} value={basis}>
                  {t.bases[basis]}
                </option>
              ))}
            </SelectField>
          )}
          {isPeople && (
            <CheckboxField
              label={t.notice}
              hint={fill(t.noticeHint, { days: importUndoDays })}
              checked={isNoticed}
              onChange={({ currentTarget }) => setNoticed(currentTarget.checked)}
            />
          )}
        </form>
      )}
      {isChanged && (
        <p role="status" className="font-medium">
          {t.checkAgainFirst}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {count > 0 && (
          <Button size="compact" type="submit" form="start-import" disabled={pending || isChanged}>
            {fill(t.submit, { count: formatNumber(count, language) })}
          </Button>
        )}
        <Button size="compact" variant="quiet" disabled={pending} onClick={() => void discard()}>
          {t.discard}
        </Button>
      </div>
    </Section>
  );
}
