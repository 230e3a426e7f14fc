import { fill, formatNumber, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../kit/dialogs/confirm-button.tsx';
import { useStaffNames } from '../kit/staff/use-staff-names.ts';
import { useMessages } from '../use-messages.ts';
import { type DataExport, deleteDataExport, signDataExport } from './data.ts';
import { useExportCall } from './use-export-call.ts';

const tones = {
  waiting: 'waiting',
  running: 'waiting',
  done: 'good',
  failed: 'bad',
  expired: 'neutral',
} as const;

const megabyte = 1_000_000;

/** An export with its state. If it is ready, it can be downloaded and deleted. */
export function ExportItem({ given }: { given: DataExport }) {
  const { list: t, states, confirm } = useMessages('dataExports');
  const language = useLanguage();
  const names = useStaffNames();
  const { pending, call } = useExportCall();
  const { id, state, created_at: createdAt, expires_at: expiresAt, size_bytes: size } = given;
  const count = (value: number) => formatNumber(value, language);
  const maker = names.find(({ value }) => value === given.created_by)?.label;
  const isReady = state === 'done';
  const facts = [
    fill(t.progress, { rows: count(given.row_count), files: count(given.file_count) }),
    ...(size && isReady
      ? [`${count(Math.max(0.1, Math.round(size / (megabyte / 10)) / 10))} MB`]
      : []),
    ...(expiresAt && isReady
      ? [fill(t.until, { time: formatTime(new Date(expiresAt), language) })]
      : []),
  ];
  const remove = () => call((client) => deleteDataExport(client, id));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold tabular-nums">
          {formatTime(new Date(createdAt), language)}
          <Badge tone={tones[state as keyof typeof tones] ?? 'neutral'}>{states[state]}</Badge>
        </span>
        <span className="text-soft tabular-nums">
          {[...(maker ? [fill(t.madeBy, { name: maker })] : []), ...facts].join(' · ')}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {isReady && (
          <>
            <Button
              variant="paper"
              size="compact"
              disabled={pending}
              onClick={() =>
                void call(async (client) => {
                  window.location.assign(await signDataExport(client, given));
                })
              }
            >
              {t.download}
            </Button>
            <ConfirmButton
              label={t.delete}
              messages={{ ...confirm, submit: confirm.confirm }}
              onConfirm={remove}
            />
          </>
        )}
        {['waiting', 'running'].includes(state) && (
          <Button variant="paper" size="compact" disabled={pending} onClick={() => void remove()}>
            {t.cancel}
          </Button>
        )}
      </span>
    </li>
  );
}
