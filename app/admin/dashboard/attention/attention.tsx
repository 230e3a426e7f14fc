import { fill, formatDay, formatNumber } from '../../../i18n/format.ts';
import { formatAgo } from '../../../i18n/format-ago.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Explanation } from '../../../ui/explanation.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { Block } from '../block.tsx';
import { useAttention } from '../data.ts';
import { attentionPaths, findAllowedPath } from '../figure-paths.ts';

/** Kinds of work that are due in the future; the other kinds are already waiting. */
const futureKinds = ['renewals', 'closing_jobs', 'privacy_requests'];

/** Work that waits for staff, with its age. */
export function Attention() {
  const { attention: messages } = useMessages('dashboard');
  const { data, isError } = useAttention();
  return (
    <Block title={messages.title} isLoading={!data} isError={isError}>
      {data?.length === 0 ? (
        <p className="text-soft">{messages.empty}</p>
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2 min-[84rem]:grid-cols-1">
          {data?.map((row) => (
            <AttentionRow key={row.kind} {...row} />
          ))}
        </ul>
      )}
    </Block>
  );
}

type AttentionRowProps = { kind: string; waiting: number; moment: string };

function AttentionRow({ kind, waiting, moment }: AttentionRowProps) {
  const messages = useMessages('dashboard');
  const { attention: t } = messages;
  const language = useLanguage();
  const { role } = useStaff();
  if (!isKind(kind, t.kinds)) return null;
  const { name, meaning } = t.kinds[kind];
  const now = new Date();
  const path = findAllowedPath(role, attentionPaths[kind]?.(now));
  const time = new Date(moment);
  const age = futureKinds.includes(kind)
    ? fill(t.first, { date: formatDay(time, language) })
    : fill(t.oldest, { ago: formatAgo(time, language, now, 'long') });
  const label = (
    <>
      {name} <b className="tabular-nums">{formatNumber(waiting, language)}</b>
    </>
  );
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-2">
      <div className="grid min-w-0">
        {path ? (
          <LocalizedLink
            to={path}
            className="font-medium text-primary underline underline-offset-4 hover:no-underline"
          >
            {label}
          </LocalizedLink>
        ) : (
          <span className="font-medium">{label}</span>
        )}
        <span className="text-sm text-soft">{age}</span>
      </div>
      <Explanation label={fill(messages.meaning, { name })}>{meaning}</Explanation>
    </li>
  );
}

function isKind<Kinds extends object>(kind: string, kinds: Kinds): kind is keyof Kinds & string {
  return kind in kinds;
}
