import { dataExportDays } from '../../../domain/data-exports/data-export.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { useProof } from '../entry/second-factor/use-proof.tsx';
import { LoadedRows } from '../kit/screens/loaded-rows.tsx';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import { dataExportsKey, listDataExports, startDataExport } from './data.ts';
import { ExportItem } from './export-item.tsx';
import { useExportCall } from './use-export-call.ts';

export default function DataExports() {
  const t = useMessages('dataExports');
  return (
    <RoleGate allows="admins" messages={t}>
      <Screen title={t.title}>
        <Panels />
      </Screen>
    </RoleGate>
  );
}

function Panels() {
  const { make, list: t } = useMessages('dataExports');
  const { pending, call } = useExportCall();
  const { withProof, dialog } = useProof();
  const query = useLiveTables({
    queryKey: dataExportsKey,
    queryFn: listDataExports,
    follow: [{ table: 'data_exports' }],
  });
  const isBusy =
    query.data?.some(({ state }) => state === 'waiting' || state === 'running') ?? false;
  return (
    <div className="grid max-w-4xl gap-4">
      <Section title={make.title} text={make.text}>
        <p className="text-soft">{fill(make.secure, { days: dataExportDays })}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="compact"
            disabled={pending || isBusy}
            onClick={() =>
              void call((client) =>
                withProof(async () => {
                  await startDataExport(client);
                }),
              )
            }
          >
            {make.submit}
          </Button>
          <p role="status" className="text-soft">
            {isBusy ? make.started : ''}
          </p>
        </div>
        {dialog}
      </Section>
      <Section title={t.title}>
        <LoadedRows query={query} empty={t.empty}>
          {(each) => <ExportItem key={each.id} given={each} />}
        </LoadedRows>
      </Section>
    </div>
  );
}
