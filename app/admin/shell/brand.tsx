import { LogoMark } from '../../art/logo-mark.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useMessages } from '../use-messages.ts';
import { useAdmin } from './admin-context.ts';

export function Brand() {
  const { name: siteName } = useAdmin().site;
  const shell = useMessages('shell');
  return (
    <LocalizedLink
      to="/"
      title={shell.toSite}
      className="flex min-h-9 items-center gap-2 px-2.5 font-head text-[1.2rem] font-bold tracking-tight"
    >
      <LogoMark className="w-6 text-primary" />
      {siteName}
    </LocalizedLink>
  );
}
