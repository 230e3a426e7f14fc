import { documentExtensions } from '../../../../domain/document.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { FileField } from '../../../ui/fields/field.tsx';
import { useMessages } from '../../use-messages.ts';

type CvFilesFieldProps = {
  limits: { files: string; megabytes: number };
  error: string | undefined;
};

const acceptedExtensions = ['zip', ...documentExtensions]
  .map((extension) => `.${extension}`)
  .join();

/** Browsers choose either files or a folder in a field. */
export function CvFilesField({ limits, error }: CvFilesFieldProps) {
  const { cvs: t } = useMessages('imports').upload;
  const language = useLanguage();
  const nameOf = (files: File[]) =>
    files.length > 1
      ? fill(t.many, { count: formatNumber(files.length, language) })
      : (files[0]?.name ?? '');
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <FileField
        key="files"
        name="file"
        label={t.files}
        hint={fill(t.filesHint, limits)}
        choose={t.choose}
        noFile={t.none}
        nameOf={nameOf}
        error={error}
        accept={acceptedExtensions}
        multiple
      />
      <FileField
        key="folder"
        name="folder"
        label={t.folder}
        hint={t.folderHint}
        choose={t.chooseFolder}
        noFile={t.noFolder}
        nameOf={nameOf}
        multiple
        {...{ webkitdirectory: '' }}
      />
    </div>
  );
}
