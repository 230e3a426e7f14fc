import { Children, type ReactNode, useMemo } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { useMessages } from '../../use-messages.ts';
import { sameValue } from '../autosave/same-value.ts';
import { type DiffLine, diffLines, linesOf, type Piece } from './text-diff.ts';

/** Two states of a text, a document or a list of words. */
type Compared = { name: string; before: unknown; after: unknown };

type Messages = AdminMessages['editing']['compare'];

/** Shows inserted and deleted words. Unchanged parts are left out. */
export function TextComparison({ parts }: { parts: Compared[] }) {
  const { compare: messages } = useMessages('editing');
  const changedParts = parts.filter(({ before, after }) => !sameValue(before, after));
  if (changedParts.length === 0) return <p className="text-soft">{messages.same}</p>;
  return (
    <div className="grid gap-5">
      {changedParts.map((part) => (
        <section key={part.name} className="grid gap-1.5">
          <h3 className="text-base">{part.name}</h3>
          <Difference {...part} messages={messages} />
        </section>
      ))}
    </div>
  );
}

function Difference({ before, after, messages }: Compared & { messages: Messages }) {
  const lines = useMemo(() => diffLines(toLines(before), toLines(after)), [before, after]);
  if (lines.every(({ kind }) => kind === 'same')) {
    return <p className="text-soft">{messages.formatting}</p>;
  }
  return (
    <div className="grid gap-2 rounded-compact border border-line bg-paper p-3 leading-relaxed">
      {keepContext(lines).map(({ key, line }) => (
        <p key={key} className="wrap-anywhere">
          {line ? (
            // toArray assigns each piece a key by its index.
            Children.toArray(line.pieces.map((piece) => renderPiece(piece, messages)))
          ) : (
            <span className="text-soft">…</span>
          )}
        </p>
      ))}
    </div>
  );
}

function renderPiece(piece: Piece, messages: Messages): ReactNode {
  const { kind } = piece;
  const text = renderHeading(piece.text);
  if (kind === 'same') return text;
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element
      className={
        kind === 'added'
          ? 'rounded-sm bg-mint px-0.5 text-on-mint no-underline'
          : 'rounded-sm bg-lingon-soft px-0.5 text-lingon'
      }
    >
      <VisuallyHidden>{`${messages[kind]}: `}</VisuallyHidden>
      {text}
    </Element>
  );
}

/** The heading mark is needed for the comparison only; the screen shows headings in bold. */
function renderHeading(text: string): ReactNode {
  const [, words] = /^#{2,3} (?=.*\S)(.*)$/.exec(text) ?? [];
  return words ? <b className="font-semibold">{words}</b> : text;
}

/** Keeps one line of context around each change and drops the rest. */
function keepContext(lines: DiffLine[]): { key: string; line: DiffLine | undefined }[] {
  const isNear = (at: number) =>
    [at - 1, at, at + 1].some((near) => lines[near]?.kind === 'changed');
  return lines.flatMap((line, index) => {
    if (isNear(index)) return { key: `line${index}`, line };
    // One gap marker for a run of dropped lines.
    return index === 0 || isNear(index - 1) ? { key: `gap${index}`, line: undefined } : [];
  });
}

function toLines(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'object' ? linesOf(value) : String(value).split('\n');
}
