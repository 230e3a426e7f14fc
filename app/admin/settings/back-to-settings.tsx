import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';

/** Links from a screen of the settings to their overview; only administrators can open it. */
export function BackToSettings() {
  const { title } = useMessages('settings');
  const { role } = useStaff();
  if (role !== 'admin') return null;
  return (
    <LocalizedLink
      to="/admin/settings"
      className="inline-flex min-h-6 items-center justify-self-start font-semibold text-soft underline-offset-4 hover:underline"
    >
      ← {title}
    </LocalizedLink>
  );
}
