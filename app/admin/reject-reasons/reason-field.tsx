import type { ReactNode } from 'react';
import { rejectReasons } from '../../../domain/applications/application-move.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import { useMessages } from '../use-messages.ts';
import { useOwnReasons } from './data.ts';

/** The columns of a rejection with the chosen reason: the key of a built-in one, or the id of one of the agency. */
export function toRejectReason(chosen: string | undefined) {
  const builtIn = rejectReasons.find((key) => key === chosen);
  return builtIn || !chosen ? { reject_reason: chosen } : { reject_reason_id: chosen };
}

type ReasonFieldProps = { error?: ReactNode; defaultValue?: string };

/** The built-in reasons, and the agency's own reasons that are not retired. */
export function ReasonField({ error, defaultValue = '' }: ReasonFieldProps) {
  const { move, reasons } = useMessages('applications');
  const { builtIn, ownReasons: ownLabel } = useMessages('rejectReasons');
  const language = useLanguage();
  const { data: ownReasons } = useOwnReasons();
  const isOwn = 'reject_reason_id' in toRejectReason(defaultValue);
  const offered = ownReasons?.filter(({ isRetired }) => !isRetired) ?? [];
  const options = rejectReasons.map((reason) => (
    <option key={reason} value={reason}>
      {reasons[reason]}
    </option>
  ));
  return (
    <SelectField
      // A reason of the agency is an option only once the reasons are loaded.
      key={isOwn ? String(ownReasons !== undefined) : undefined}
      name="reason"
      label={move.reason}
      error={error}
      required
      defaultValue={defaultValue}
    >
      <option value="" disabled>
        {move.chooseReason}
      </option>
      {offered.length === 0 ? (
        options
      ) : (
        <>
          <optgroup label={ownLabel}>
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {inLanguage(name, language)}
              </option>
            ))}
          </optgroup>
          <optgroup label={builtIn}>{options}</optgroup>
        </>
      )}
    </SelectField>
  );
}
