import { inLanguage } from '../../../domain/in-language.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Cell, HeaderCell, Table } from '../../ui/table.tsx';
import { useNameOf } from '../kit/editor/use-name-of.ts';
import { TextButton } from '../kit/text-button.tsx';
import type { AdminMessages } from '../messages.en.ts';
import { useStaff } from '../shell/staff-context.ts';
import type { TermsRow } from './data.ts';

type VersionTableProps = {
  versions: TermsRow[];
  messages: AdminMessages['terms'];
  onCompare: (row: TermsRow) => void;
  onArchive: (row: TermsRow) => void;
};

const tones = {
  draft: 'neutral',
  inForce: 'good',
  upcoming: 'waiting',
  archived: 'neutral',
} as const;

export function VersionTable({ versions, messages, onCompare, onArchive }: VersionTableProps) {
  const { columns, versions: t } = messages;
  const { role } = useStaff();
  const { nameOf } = useNameOf();
  const language = useLanguage();
  // Non-breaking spaces keep a date on one line.
  const day = (value: string) => formatDate(new Date(value), language).replaceAll(' ', '\u00a0');
  const published = ({ publishedAt, publishedBy }: TermsRow) => {
    const date = publishedAt ? day(publishedAt) : '';
    const name = nameOf(publishedBy);
    return name ? fill(messages.publishedBy, { date, name }) : date;
  };

  return (
    <Table>
      <thead>
        <tr>
          <HeaderCell>{columns.version}</HeaderCell>
          <HeaderCell>{columns.title}</HeaderCell>
          <HeaderCell>{columns.state}</HeaderCell>
          <HeaderCell>{columns.effective}</HeaderCell>
          <HeaderCell>{columns.published}</HeaderCell>
          <HeaderCell>{columns.actions}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {versions.map((row, index) => {
          const number = row.number ?? 0;
          const standing = computeStanding(row, versions);
          return (
            <tr key={row.id}>
              <Cell className="font-semibold">{number}</Cell>
              <Cell>{inLanguage(row.title, language) || messages.untitled}</Cell>
              <Cell>
                <Badge tone={tones[standing]}>{messages.states[standing]}</Badge>
              </Cell>
              <Cell className="whitespace-nowrap">
                {row.effectiveOn && day(`${row.effectiveOn}T12:00:00Z`)}
              </Cell>
              <Cell>{published(row)}</Cell>
              <Cell>
                <div className="flex flex-wrap items-center gap-x-4">
                  <LocalizedLink
                    to={`/general-terms?version=${number}`}
                    target="_blank"
                    aria-label={fill(t.readOnSite, { number })}
                    className="inline-flex min-h-9 items-center font-semibold text-primary underline underline-offset-4"
                  >
                    {t.readShort}
                  </LocalizedLink>
                  {index < versions.length - 1 && (
                    <TextButton
                      aria-label={fill(t.compare, { number })}
                      onClick={() => onCompare(row)}
                    >
                      {t.compareShort}
                    </TextButton>
                  )}
                  {role === 'admin' && row.state === 'published' && (
                    <TextButton
                      aria-label={fill(t.archive, { number })}
                      onClick={() => onArchive(row)}
                    >
                      {t.archiveShort}
                    </TextButton>
                  )}
                </div>
              </Cell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

type Standing = 'draft' | 'inForce' | 'upcoming' | 'archived';

/** A version published for a later day leaves the previous one in force until then. */
function computeStanding(row: TermsRow, all: TermsRow[], now = new Date()): Standing {
  if (row.state === 'draft') return 'draft';
  const today = toStockholmDay(now);
  const published = all.find(({ state }) => state === 'published');
  if (!published) return 'archived';
  if (row.state === 'published' && (row.effectiveOn ?? '') > today) return 'upcoming';
  const begun = all
    .filter(({ number, effectiveOn }) => number !== null && (effectiveOn ?? '') <= today)
    .sort((one, other) => (other.number ?? 0) - (one.number ?? 0));
  return begun[0]?.id === row.id ? 'inForce' : 'archived';
}
