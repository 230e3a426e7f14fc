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
      <span className="text-[.85rem] font-medium text-soft sm:text-base">{common.loggedIn}</span>
      <Button variant="outline" size="medium" onClick={visitor.signOut}>
        {common.signOut}
      </Button>
    </div>
  );
}
