import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  importTargets,
  maxImportColumns,
  maxImportMegabytes,
  maxImportRows,
} from '../../../domain/imports/import.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { BackendError, codeOf } from '../../backend/backend-error.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FileField, SelectField } from '../../ui/field.tsx';
import { Section } from '../kit/section.tsx';
import { useDescribeError } from '../kit/use-describe-error.ts';
import { useSubmit } from '../kit/use-submit.ts';
import { useMessages } from '../use-messages.ts';
import { uploadImport } from './data.ts';

/** Sends a file, and opens the import with the columns that were recognised. */
export function UploadForm() {
  const { upload: t, fileErrors } = useMessages('imports');
  const language = useLanguage();
  const navigate = useNavigate();
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const [error, setError] = useState<string>();
  const limits = {
    megabytes: maxImportMegabytes,
    rows: formatNumber(maxImportRows, language),
    columns: maxImportColumns,
  };
  const { pending, onSubmit } = useSubmit(async (_, form) => {
    setError(undefined);
    const data = new FormData(form);
    const file = data.get('file');
    if (!(file instanceof File) || !file.name) return setError(t.required);
    try {
      const { id } = await uploadImport(await getClient(), data);
      await navigate(localizedHref(`/admin/import/${id}`, language));
    } catch (caught) {
      const code = caught instanceof BackendError ? caught.fieldErrors.file : undefined;
      const known = fileErrors[code ?? codeOf(caught)];
      setError(known ? fillAny(known, limits) : describeError(caught, t.failed));
    }
  });
  return (
    <Section title={t.title} text={t.text}>
      <form onSubmit={onSubmit} className="grid gap-4" noValidate>
        <SelectField name="target" label={t.target} className="sm:max-w-md">
          {importTargets.map((target) => (
            <option key={target} value={target}>
              {t.targets[target]}
            </option>
          ))}
        </SelectField>
        <FileField
          name="file"
          label={t.file}
          hint={fill(t.fileHint, limits)}
          choose={t.choose}
          none={t.none}
          error={error}
          accept=".csv,.tsv,.txt,.xlsx"
        />
        <div>
          <Button size="compact" type="submit" disabled={pending}>
            {pending ? t.reading : t.submit}
          </Button>
        </div>
      </form>
    </Section>
  );
}
