import { showAnswer } from '../../../domain/applications/show-answer.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { fill, formatDay } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Fact, Facts } from '../kit/screens/facts.tsx';
import { signPersonDocument, titleText } from '../people/data/people.ts';
import { useMessages } from '../use-messages.ts';
import { answersOf, type PendingSubmission } from './data.ts';

type CardProps = { submission: PendingSubmission; withName?: boolean };

/** One form that awaits confirmation, with all of its data. */
export function SubmissionCard({ submission, withName = false }: CardProps) {
  const { unconfirmed: messages, unnamed } = useMessages('people');
  const language = useLanguage();
  const { person, job, submitted_at: sentAt, expires_at: expiresAt } = submission;
  const day = (value: string) => formatDay(new Date(value), language);
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="grid min-w-0 gap-0.5">
          {withName && (
            <LocalizedLink
              to={`/admin/applicants/${person.id}`}
              className="font-semibold underline"
            >
              {person.full_name || unnamed}
            </LocalizedLink>
          )}
          <span className={withName ? '' : 'font-semibold'}>
            {[
              messages.forms[submission.form] ?? submission.form,
              job && inLanguage(titleText(job.title), language),
            ]
              .filter(Boolean)
              .join(': ')}
          </span>
          <span className="text-soft tabular-nums">
            {fill(messages.dates, { sent: day(sentAt), deleted: day(expiresAt) })}
          </span>
        </span>
        <Badge tone="waiting">{messages.state}</Badge>
      </div>
      <details>
        <summary className="cursor-pointer font-medium text-primary underline underline-offset-4">
          {messages.show}
        </summary>
        <div className="grid gap-3 pt-3">
          <SubmittedValues submission={submission} />
          {submission.cv_path && <Download submission={submission} />}
        </div>
      </details>
    </li>
  );
}

function SubmittedValues({ submission }: { submission: PendingSubmission }) {
  const { unconfirmed: messages } = useMessages('people');
  const language = useLanguage();
  const data = submission.data as Record<string, unknown>;
  return (
    <Facts>
      {Object.entries(messages.fields).map(([name, label]) => {
        const value = formatValue(data[name]);
        return (
          value && (
            <Fact key={name} label={label}>
              <span className="whitespace-pre-line">{value}</span>
            </Fact>
          )
        );
      })}
      {answersOf(submission).map((answer) => (
        <Fact key={JSON.stringify(answer.prompt)} label={inLanguage(answer.prompt, language)}>
          {showAnswer(answer, messages, language)}
        </Fact>
      ))}
    </Facts>
  );
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The signed URL is requested on click: it is valid for a few minutes only. */
function Download({ submission }: { submission: PendingSubmission }) {
  const { unconfirmed: messages } = useMessages('people');
  const { getClient } = useAuth();
  const { cv_bucket: bucket, cv_path: path, cv_file_name: name } = submission;
  const open = async () => {
    const file = { bucket: bucket ?? '', path: path ?? '' };
    const link = window.document.createElement('a');
    link.href = `${await signPersonDocument(await getClient(), file)}&download=${encodeURIComponent(name ?? '')}`;
    link.click();
  };
  return (
    <div>
      <button
        type="button"
        onClick={() => void open()}
        className={buttonClass({ variant: 'paper', size: 'compact' })}
      >
        {fill(messages.download, { name: name ?? '' })}
      </button>
    </div>
  );
}
