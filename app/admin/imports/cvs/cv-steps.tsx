import { Button } from '../../../ui/button.tsx';
import { useMessages } from '../../use-messages.ts';
import type { ImportRecord } from '../data/imports.ts';
import { editImport } from '../data/run-import.ts';
import { Report } from '../report/report.tsx';
import { StartForm } from '../run/start-form.tsx';
import { useImportCall } from '../use-import-call.ts';
import { Proposals } from './proposals.tsx';
import { ReadingProgress } from './reading-progress.tsx';

/** The steps before CVs are imported: they are read, confirmed and checked. */
export function CvSteps({ importRecord }: { importRecord: ImportRecord }) {
  const { cvs: t } = useMessages('imports');
  const { pending, call } = useImportCall();
  if (importRecord.unread_files > 0) return <ReadingProgress importRecord={importRecord} />;
  if (importRecord.state === 'mapping') return <Proposals importRecord={importRecord} />;
  return (
    <>
      <Report importRecord={importRecord} />
      <StartForm importRecord={importRecord} />
      <div>
        <Button
          variant="paper"
          size="compact"
          disabled={pending}
          onClick={() =>
            void call((client) => editImport(client, { import_id: importRecord.id, rows: [] }))
          }
        >
          {t.edit}
        </Button>
      </div>
    </>
  );
}
