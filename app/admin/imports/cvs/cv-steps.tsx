import { Button } from '../../../ui/button.tsx';
import { useMessages } from '../../use-messages.ts';
import { editImport, type ImportRecord } from '../data.ts';
import { Report } from '../report/report.tsx';
import { StartForm } from '../start-form.tsx';
import { useImportCall } from '../use-import-call.ts';
import { Proposals } from './proposals.tsx';
import { Reading } from './reading.tsx';

/** The steps before CVs are imported: they are read, confirmed and checked. */
export function CvSteps({ given }: { given: ImportRecord }) {
  const { cvs: t } = useMessages('imports');
  const { pending, call } = useImportCall();
  if (given.unread_files > 0) return <Reading given={given} />;
  if (given.state === 'mapping') return <Proposals given={given} />;
  return (
    <>
      <Report given={given} />
      <StartForm given={given} />
      <div>
        <Button
          variant="paper"
          size="compact"
          disabled={pending}
          onClick={() =>
            void call((client) => editImport(client, { import_id: given.id, rows: [] }))
          }
        >
          {t.edit}
        </Button>
      </div>
    </>
  );
}
