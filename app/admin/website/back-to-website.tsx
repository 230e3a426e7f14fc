import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useMessages } from '../use-messages.ts';

export function BackToWebsite() {
  const { title } = useMessages('website');
  return (
    <LocalizedLink
      to="/admin/website"
      className="inline-flex min-h-6 items-center justify-self-start font-semibold text-soft underline-offset-4 hover:underline"
    >
      ← {title}
    </LocalizedLink>
  );
}
