import { dataExportDays } from '../../../domain/data-exports/data-export.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Screen } from '../kit/screen.tsx';
import { Section } from '../kit/section.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { dataExportsKey, listDataExports, startDataExport } from './data.ts';
import { ExportItem } from './export-item.tsx';
import { useExportCall } from './use-export-call.ts';

export default function DataExports() {
  const { title } = useMessages('dataExports');
  const { notYours } = useMessages('settings');
  const { role } = useStaff();
  return (
    <Screen title={title}>{role === 'admin' ? <Panels /> : <EmptyState {...notYours} />}</Screen>
  );
}

function Panels() {
  const { make, list: t } = useMessages('dataExports');
  const { loadFailed } = useMessages('shell');
  const { pending, call } = useExportCall();
  const { data, isLoadingError } = useLiveTables({
    queryKey: dataExportsKey,
    queryFn: listDataExports,
    follow: [{ table: 'data_exports' }],
  });
  const isBusy = data?.some(({ state }) => state === 'waiting' || state === 'running') ?? false;
  return (
    <div className="grid max-w-4xl gap-4">
      <Section title={make.title} text={make.text}>
        <p className="text-soft">{fill(make.secure, { days: dataExportDays })}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="compact"
            disabled={pending || isBusy}
            onClick={() => void call(startDataExport)}
          >
            {make.submit}
          </Button>
          <p role="status" className="text-soft">
            {isBusy ? make.started : ''}
          </p>
        </div>
      </Section>
      <Section title={t.title}>
        {isLoadingError && <p className="text-lingon">{loadFailed.text}</p>}
        {!data && !isLoadingError && <Skeleton className="h-20" />}
        {data?.length === 0 && <p className="text-soft">{t.empty}</p>}
        <ul className="-my-1 grid divide-y divide-line empty:hidden">
          {data?.map((each) => (
            <ExportItem key={each.id} given={each} />
          ))}
        </ul>
      </Section>
    </div>
  );
}
