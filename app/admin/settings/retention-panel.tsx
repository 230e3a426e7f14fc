import { useId, useState } from 'react';
import { inLanguage } from '../../../domain/in-language.ts';
import { maxQuarantineDays, maxRetentionMonths } from '../../../domain/people/retention-period.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Cell, HeaderCell, Table } from '../../ui/table.tsx';
import {
  type UndoableMutation,
  useUndoableMutation,
} from '../kit/actions/use-undoable-mutation.ts';
import { describeValidity } from '../kit/forms/describe-validity.ts';
import { useSaveFields } from '../kit/saved-fields/use-save-fields.tsx';
import { ProfilePanel } from '../profile/panel.tsx';
import { useMessages } from '../use-messages.ts';
import { type RetentionPeriod, retentionSource } from './data.ts';
import type { AdminSettingsMessages } from './messages.en.ts';

type RetentionPanelProps = { periods: RetentionPeriod[]; messages: AdminSettingsMessages };

export function RetentionPanel({ periods, messages }: RetentionPanelProps) {
  const mutate = useUndoableMutation(queryKeys.table('retention_periods'));
  const language = useLanguage();
  const t = messages.retention;
  const named = periods
    .map((period) => ({ period, purpose: inLanguage(period.description, language) }))
    .sort((one, other) => one.purpose.localeCompare(other.purpose));

  return (
    <ProfilePanel title={t.title} text={t.text}>
      <Table>
        <thead>
          <tr>
            <HeaderCell>{t.purpose}</HeaderCell>
            <HeaderCell>{t.months}</HeaderCell>
            <HeaderCell>{t.quarantine}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {named.map(({ period, purpose }) => (
            <PeriodRow
              key={period.purpose}
              period={period}
              purpose={purpose}
              mutate={mutate}
              messages={t}
            />
          ))}
        </tbody>
      </Table>
      <LocalizedLink
        to="/admin/privacy-requests/retention"
        className="justify-self-start underline"
      >
        {t.preview}
      </LocalizedLink>
    </ProfilePanel>
  );
}

type PeriodRowProps = {
  period: RetentionPeriod;
  purpose: string;
  mutate: UndoableMutation;
  messages: AdminSettingsMessages['retention'];
};

/** Mail, analytics and the log are deleted without quarantine. */
const withoutQuarantine = ['outbox', 'analytics', 'audit_log'];

function PeriodRow({ period, purpose, mutate, messages }: PeriodRowProps) {
  const { purpose: key, months, quarantine_days: days } = period;
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => retentionSource(client, key),
    done: fill(messages.saved, { purpose }),
    hasUndo: true,
    labelOf: (name) => (name === 'months' ? messages.months : messages.quarantine),
  });
  return (
    <tr>
      <Cell className="sm:min-w-48">
        {purpose}
        {question}
      </Cell>
      <Cell>
        <NumberBox
          label={fill(messages.monthsOf, { purpose })}
          value={months}
          min={1}
          max={maxRetentionMonths}
          onChange={(value) => void save({ months: value }, { months })}
        />
      </Cell>
      <Cell>
        {withoutQuarantine.includes(key) ? (
          <span className="text-soft">{messages.none}</span>
        ) : (
          <NumberBox
            label={fill(messages.quarantineOf, { purpose })}
            value={days}
            min={0}
            max={maxQuarantineDays}
            onChange={(value) => void save({ quarantine_days: value }, { quarantine_days: days })}
          />
        )}
      </Cell>
    </tr>
  );
}

type NumberBoxProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** Saves on blur. An invalid value stays, with its error, and is not saved. */
function NumberBox({ label, value, min, max, onChange }: NumberBoxProps) {
  const { validation } = useMessages('shell');
  const [error, setError] = useState<string>();
  const id = useId();
  return (
    <>
      <input
        key={value}
        type="number"
        aria-label={label}
        min={min}
        max={max}
        required
        defaultValue={value}
        className="min-h-9 w-16 rounded-lg border border-edge bg-paper px-2 text-ink pointer-coarse:min-h-11"
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        onBlur={({ target }) => {
          const newValue = Number(target.value);
          const { valid } = target.validity;
          setError(valid ? undefined : describeValidity(target, validation));
          if (valid && newValue !== value) onChange(newValue);
        }}
      />
      {error && (
        <p id={id} role="alert" className="max-w-40 pt-1 text-sm font-medium text-lingon">
          {error}
        </p>
      )}
    </>
  );
}
