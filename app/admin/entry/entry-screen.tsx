import type { ReactNode } from 'react';
import { Alpaca } from '../../art/alpaca.tsx';
import { LogoMark } from '../../art/logo-mark.tsx';
import { LanguageSwitch } from '../../i18n/language/language-switch.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useValidationMessages } from '../kit/forms/use-validation-messages.ts';
import { useAdmin } from '../shell/admin-context.ts';
import { useMessages } from '../use-messages.ts';

type EntryScreenProps = {
  title: string;
  intro?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
};

/** The drawing may overflow its frame, up to the edges of the panel. */
export const entryPicture = 'w-[68%] max-w-xl overflow-visible';

/** Layout of all screens before the back office: one form beside the drawing. */
export function EntryScreen({
  title,
  intro,
  picture = <Alpaca pose="looking" className={entryPicture} />,
  children,
}: EntryScreenProps) {
  const { name: siteName } = useAdmin().site;
  const shell = useMessages('shell');
  useValidationMessages();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(28rem,5fr)_6fr]">
      <div className="flex flex-col px-5 py-4 sm:px-10 sm:py-6">
        <header className="flex items-center justify-between">
          <LocalizedLink
            to="/"
            title={shell.toSite}
            className="flex min-h-11 items-center gap-2 font-head text-xl font-bold tracking-tight"
          >
            <LogoMark className="w-7 text-primary" />
            {siteName}
          </LocalizedLink>
          <LanguageSwitch />
        </header>
        <main className="mx-auto grid w-full max-w-sm grow content-center gap-6 py-10">
          <div className="grid gap-2.5">
            <h1 className="text-[2rem]">{title}</h1>
            {intro && <p className="text-base text-soft">{intro}</p>}
          </div>
          {children}
        </main>
      </div>
      <div
        aria-hidden="true"
        className="hidden items-end justify-center overflow-hidden bg-wool lg:flex"
      >
        {picture}
      </div>
    </div>
  );
}

type ExpiredScreenProps = { title: string; text: string; children: ReactNode };

/** The link of a mail has expired; the children are links to go on with. */
export function ExpiredScreen({ title, text, children }: ExpiredScreenProps) {
  return (
    <EntryScreen
      title={title}
      intro={text}
      picture={<Alpaca pose="searching" className={entryPicture} />}
    >
      <div className="flex flex-wrap gap-2">{children}</div>
    </EntryScreen>
  );
}
