import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type ImportTarget,
  importTargets,
  maxImportColumns,
  maxImportFiles,
  maxImportMebibytes,
  maxImportRows,
} from '../../../../domain/imports/import.ts';
import { maxFileMebibytes } from '../../../../domain/limits.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { BackendError, codeOf } from '../../../backend/backend-error.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileField, SelectField } from '../../../ui/fields/field.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { CvFilesField } from '../cvs/cv-files-field.tsx';
import { SendProgress } from '../cvs/send-progress.tsx';
import { useSendCvs } from '../cvs/use-send-cvs.ts';
import { uploadImport } from '../data/run-import.ts';

/** A table of records, or files with one person each. */
type Content = ImportTarget | 'cvs';

const contents: Content[] = ['people', 'cvs', ...importTargets.filter((name) => name !== 'people')];

/** Uploads a file or CVs, and opens the import with the recognised columns. */
export function UploadForm() {
  const { upload: t, fileErrors } = useMessages('imports');
  const language = useLanguage();
  const navigate = useNavigate();
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const [content, setContent] = useState<Content>('people');
  const [error, setError] = useState<string>();
  const cvs = useSendCvs();
  const limits = {
    megabytes: content === 'cvs' ? maxFileMebibytes : maxImportMebibytes,
    rows: formatNumber(maxImportRows, language),
    files: formatNumber(maxImportFiles, language),
    columns: maxImportColumns,
  };
  const { pending, onSubmit } = useSubmit(async (_, form) => {
    setError(undefined);
    const data = new FormData(form);
    const chosen = ['file', 'folder']
      .flatMap((name) => data.getAll(name))
      .filter((file) => file instanceof File && file.name !== '') as File[];
    if (chosen.length === 0) return setError(t.required);
    try {
      const id =
        content === 'cvs'
          ? await cvs.send(chosen)
          : (await uploadImport(await getClient(), data)).id;
      await navigate(localizedHref(`/admin/import/${id}`, language));
    } catch (error) {
      const code = error instanceof BackendError ? error.fieldErrors.file : undefined;
      const knownError = fileErrors[code ?? codeOf(error)];
      setError(knownError ? fillAny(knownError, limits) : describeError(error, t.failed));
    }
  });
  return (
    <Section title={t.title} text={t.text}>
      <form onSubmit={onSubmit} className="grid gap-4" noValidate>
        <SelectField
          name="target"
          label={t.target}
          className="sm:max-w-md"
          value={content}
          disabled={pending}
          onChange={({ currentTarget }) => {
            setContent(currentTarget.value as Content);
            setError(undefined);
          }}
        >
          {contents.map((name) => (
            <option key={name} value={name}>
              {t.targets[name]}
            </option>
          ))}
        </SelectField>
        {content === 'cvs' ? (
          <CvFilesField limits={limits} error={error} />
        ) : (
          <FileField
            name="file"
            label={t.file}
            hint={fill(t.fileHint, limits)}
            choose={t.choose}
            noFile={t.none}
            error={error}
            accept=".csv,.tsv,.txt,.xlsx"
          />
        )}
        {cvs.progress && <SendProgress {...cvs.progress} />}
        <div>
          <Button size="compact" type="submit" disabled={pending}>
            {pending ? t.reading : content === 'cvs' ? t.cvs.submit : t.submit}
          </Button>
        </div>
      </form>
    </Section>
  );
}
