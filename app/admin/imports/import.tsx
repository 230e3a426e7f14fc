import { useState } from 'react';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { RecordScreen } from '../kit/screens/record-screen.tsx';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/import.ts';
import { CvSteps } from './cvs/cv-steps.tsx';
import { findImport, type ImportRecord } from './data.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';
import { MappingForm } from './mapping-form.tsx';
import { Report } from './report/report.tsx';
import { StageChoices } from './stage-choices.tsx';
import { StartForm } from './start-form.tsx';

export default function ImportScreen({ params }: Route.ComponentProps) {
  const t = useMessages('imports');
  return (
    <ForRecruiters title={t.title}>
      <RecordScreen
        id={params.importId}
        table="imports"
        follow={{ imports: 'id' }}
        find={findImport}
        list="/admin/import"
        messages={t}
        title={({ file_name: name }) => name}
      >
        {(given) => (
          <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4">
            <FileFacts given={given} />
            <Steps given={given} />
          </div>
        )}
      </RecordScreen>
    </ForRecruiters>
  );
}

/** Columns, then the check, then the import: what is shown depends on how far it is. */
function Steps({ given }: { given: ImportRecord }) {
  if (given.format.type === 'cvs' && ['mapping', 'checked'].includes(given.state))
    return <CvSteps given={given} />;
  switch (given.state) {
    case 'mapping':
      return <MappingForm given={given} />;
    case 'checked':
      return <Checked given={given} />;
    case 'done':
    case 'undone':
      return (
        <>
          <ImportResult given={given} />
          <Report given={given} />
        </>
      );
    default:
      return <ImportProgress given={given} />;
  }
}

/** An import can start after its check; one that was changed since has to be checked again. */
function Checked({ given }: { given: ImportRecord }) {
  const [isChanged, setChanged] = useState(false);
  const onChange = () => setChanged(true);
  return (
    <>
      <Report given={given} />
      <StageChoices given={given} onChange={onChange} />
      <StartForm given={given} isChanged={isChanged} />
      <MappingForm given={given} onChange={onChange} />
    </>
  );
}

function FileFacts({ given: { target, total, format } }: { given: ImportRecord }) {
  const { upload, file } = useMessages('imports');
  const language = useLanguage();
  const { encoding = '', separator = '', sheet = '' } = format;
  const isCvs = format.type === 'cvs';
  const read =
    format.type === 'xlsx'
      ? fill(file.xlsx, { sheet })
      : fill(file.csv, {
          encoding: encoding.toUpperCase(),
          separator: file.separators[separator] ?? separator,
        });
  return (
    <p className="text-soft">
      {[
        upload.targets[isCvs ? 'cvs' : target],
        fill(isCvs ? file.files : file.rows, { count: formatNumber(total, language) }),
        ...(isCvs ? [] : [read]),
      ].join(' · ')}
    </p>
  );
}
