import { useCallback } from 'react';
import { rejectReasons } from '../../../domain/applications/application-move.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../use-messages.ts';
import { useOwnReasons } from './data.ts';

/**
 * Returns the name of a reason, which is the key of a built-in one, the id of one of the agency, or text from an
 * import, which is shown as it is.
 */
export function useReasonNames(): (reason: string) => string {
  const { reasons } = useMessages('applications');
  const language = useLanguage();
  const { data: ownReasons } = useOwnReasons();
  return useCallback(
    (reason) => {
      const builtIn = rejectReasons.find((key) => key === reason);
      if (builtIn) return reasons[builtIn];
      const ownReason = ownReasons?.find(({ id }) => id === reason);
      return ownReason ? inLanguage(ownReason.name, language) : reason;
    },
    [ownReasons, reasons, language],
  );
}
