import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Screen } from '../../kit/screens/screen.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { BackToWebsite } from '../back-to-website.tsx';
import { readCompany } from './data.ts';
import { FactsPanel } from './facts.tsx';
import { OfficePanel } from './office.tsx';

export default function Company() {
  const { company: t } = useMessages('website');
  const { role } = useStaff();
  const disabled = role !== 'admin';
  const { data, error } = useLiveTables({
    queryKey: [...queryKeys.table('settings'), 'company'],
    queryFn: readCompany,
    follow: [{ table: 'settings' }],
  });
  if (error && !data) throw error;
  return (
    <Screen title={t.title}>
      <div className="grid max-w-4xl gap-4">
        <BackToWebsite />
        {disabled && <p className="rounded-compact bg-wool px-4 py-2.5">{t.readOnly}</p>}
        {data ? (
          <>
            <FactsPanel facts={data.facts} disabled={disabled} messages={t} />
            <OfficePanel office={data.office} disabled={disabled} messages={t} />
          </>
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
    </Screen>
  );
}
