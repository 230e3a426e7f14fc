import { fill, formatDate, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { StatusPanel } from '../../kit/editor/status-panel.tsx';
import type { NameOf } from '../../kit/editor/use-name-of.ts';
import { useMessages } from '../../use-messages.ts';
import { useJobEditing } from './editor-context.ts';
import { fieldLabel } from './field-label.ts';

export function JobStatus({ nameOf }: { nameOf: NameOf }) {
  const { job, draft, missing } = useJobEditing();
  const messages = useMessages('jobEditor');
  const { status } = messages;
  const language = useLanguage();
  const day = (moment: string) => formatDate(new Date(moment), language);
  const time = formatTime(new Date(job.savedAt), language);
  const name = nameOf(job.savedBy);

  return (
    <StatusPanel
      facts={[
        ...(job.publishedAt ? [[status.published, day(job.publishedAt)] as [string, string]] : []),
        ...(job.closedAt ? [[status.closed, day(job.closedAt)] as [string, string]] : []),
        [status.saved, name ? fill(status.savedBy, { time, name }) : time],
      ]}
      missing={[...missing].map((key) => fieldLabel(key, draft, messages))}
      messages={status}
    />
  );
}
