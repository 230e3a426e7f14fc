import { Button } from '../../../ui/button.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { sameValue } from '../autosave/same-value.ts';
import { type Compared, Comparison } from '../compare/comparison.tsx';

type VersionDetailProps = {
  messages: { compare: string; restore: string };
  parts: Compared[];
  comparison: AdminMessages['editing']['compare'];
  onRestore: () => void;
};

/** The differences between the editor and a version, with the button that restores it. */
export function VersionDetail({ messages, parts, comparison, onRestore }: VersionDetailProps) {
  const isSame = parts.every(({ before, after }) => sameValue(before, after));
  return (
    <div className="grid content-start gap-4 overflow-y-auto p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">{messages.compare}</p>
        <Button size="compact" disabled={isSame} onClick={onRestore}>
          {messages.restore}
        </Button>
      </div>
      <Comparison parts={parts} messages={comparison} />
    </div>
  );
}
