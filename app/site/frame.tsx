import type { ReactNode } from 'react';
import { useCommonMessages } from '../i18n/language-context.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What surrounds every public page. */
export function Frame({ children }: { children: ReactNode }) {
  const common = useCommonMessages();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {common.skipToContent}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
