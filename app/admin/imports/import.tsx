import { useState } from 'react';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { RecordScreen } from '../kit/screens/record-screen.tsx';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/import.ts';
import { CvSteps } from './cvs/cv-steps.tsx';
import { findImport, type ImportRecord } from './data/imports.ts';
import { MappingForm } from './mapping/mapping-form.tsx';
import { StageChoices } from './mapping/stage-choices.tsx';
import { Report } from './report/report.tsx';
import { ImportProgress } from './run/import-progress.tsx';
import { ImportResult } from './run/import-result.tsx';
import { StartForm } from './run/start-form.tsx';

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
        {(importRecord) => (
          <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4">
            <FileFacts importRecord={importRecord} />
            <Steps importRecord={importRecord} />
          </div>
        )}
      </RecordScreen>
    </ForRecruiters>
  );
}

/** The steps of an import are columns, check and import. Shows the current one. */
function Steps({ importRecord }: { importRecord: ImportRecord }) {
  if (importRecord.format.type === 'cvs' && ['mapping', 'checked'].includes(importRecord.state))
    return <CvSteps importRecord={importRecord} />;
  switch (importRecord.state) {
    case 'mapping':
      return <MappingForm importRecord={importRecord} />;
    case 'checked':
      return <Checked importRecord={importRecord} />;
    case 'done':
    case 'undone':
      return (
        <>
          <ImportResult importRecord={importRecord} />
          <Report importRecord={importRecord} />
        </>
      );
    default:
      return <ImportProgress importRecord={importRecord} />;
  }
}

/** An import can start after its check. If it was changed since, it has to be checked again. */
function Checked({ importRecord }: { importRecord: ImportRecord }) {
  const [isChanged, setChanged] = useState(false);
  const onChange = () => setChanged(true);
  return (
    <>
      <Report importRecord={importRecord} />
      <StageChoices importRecord={importRecord} onChange={onChange} />
      <StartForm importRecord={importRecord} isChanged={isChanged} />
      <MappingForm importRecord={importRecord} onChange={onChange} />
    </>
  );
}

function FileFacts({ importRecord: { target, total, format } }: { importRecord: ImportRecord }) {
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
