import { use } from 'react';
import { useCommonMessages } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { VisitorContext } from './visitor-context.ts';

type SessionControlProps = { onChoose?: () => void };

export function SessionControl({ onChoose }: SessionControlProps) {
  const common = useCommonMessages();
  const visitor = use(VisitorContext);

  if (!visitor) {
    return (
      <LocalizedLink
        to="/membership"
        onClick={onChoose}
        className={buttonClass({ size: 'medium' })}
      >
        {common.bookACall}
      </LocalizedLink>
    );
  }
  return (
    <div className="flex items-center gap-2 sm:gap-3">
      {/* Phones show only the button to sign out, so that the name of the site has room. */}
      <span className="font-medium text-soft max-sm:sr-only">{common.loggedIn}</span>
      <Button variant="outline" size="medium" onClick={visitor.signOut}>
        {common.signOut}
      </Button>
    </div>
  );
}
