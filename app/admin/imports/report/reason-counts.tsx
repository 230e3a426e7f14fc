import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../use-messages.ts';
import type { ImportRecord } from '../data/imports.ts';
import { describeNote } from './render-rows.ts';

/** The reasons why rows are rejected or some of their values left out, the most frequent first. */
export function ReasonCounts({ importRecord }: { importRecord: ImportRecord }) {
  const t = useMessages('imports');
  const language = useLanguage();
  const list = [
    ...toList(importRecord.reasons).map(([code, count]) => ({
      text: t.reasons[code] ?? code,
      count,
    })),
    ...toList(importRecord.notes).map(([note, count]) => ({
      text: describeNote(t, importRecord, note),
      count,
    })),
  ];
  if (list.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {list.map(({ text, count }) => (
        <li key={text} className="tabular-nums">
          <b className="font-semibold">{formatNumber(count, language)}</b> {text}
        </li>
      ))}
    </ul>
  );
}

const toList = (counts: Record<string, number>) =>
  Object.entries(counts).toSorted(([, one], [, other]) => other - one);
