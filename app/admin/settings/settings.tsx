import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import type { AdminMessages } from '../messages.en.ts';
import { ProfilePanel } from '../profile/panel.tsx';
import { useMessages } from '../use-messages.ts';
import { listRetentionPeriods, readSettings } from './data.ts';
import { RetentionPanel } from './retention-panel.tsx';
import { SecondFactorPanel } from './second-factor.tsx';

export default function SettingsScreen() {
  const messages = useMessages('settings');
  return (
    <RoleGate allows="admins" messages={messages}>
      <Screen title={messages.title}>
        <Panels messages={messages} />
      </Screen>
    </RoleGate>
  );
}

function Panels({ messages }: { messages: AdminMessages['settings'] }) {
  const settings = useLiveTables({
    queryKey: queryKeys.table('settings'),
    queryFn: readSettings,
    follow: [{ table: 'settings' }, { table: 'staff_profiles' }],
  });
  const periods = useLiveTables({
    queryKey: queryKeys.table('retention_periods'),
    queryFn: listRetentionPeriods,
    follow: [{ table: 'retention_periods' }],
  });
  if (settings.isLoadingError || periods.isLoadingError) {
    return <p className="text-lingon">{messages.loadFailed}</p>;
  }
  if (!settings.data || !periods.data) return <Skeleton className="h-96 max-w-4xl" />;
  return (
    <div className="grid max-w-4xl gap-4">
      <SecondFactorPanel settings={settings.data} messages={messages} />
      <ShapePanel messages={messages.shape} />
      <RetentionPanel periods={periods.data} messages={messages} />
    </div>
  );
}

const shapingScreens = [
  ['tags', '/admin/settings/tags'],
  ['stages', '/admin/settings/stages'],
  ['rejectReasons', '/admin/settings/reject-reasons'],
  ['customFields', '/admin/settings/custom-fields'],
] as const;

/** Links to the screens that shape the product to the agency. */
function ShapePanel({ messages }: { messages: AdminMessages['settings']['shape'] }) {
  return (
    <ProfilePanel title={messages.title} text={messages.text}>
      <ul className="grid gap-2">
        {shapingScreens.map(([key, path]) => (
          <li key={key}>
            <LocalizedLink to={path} className="underline">
              {messages[key]}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </ProfilePanel>
  );
}
