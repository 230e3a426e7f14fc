import { fill } from '../../i18n/format.ts';
import type { KitItem } from '../jobs/interview-kit/data.ts';
import { useMessages } from '../use-messages.ts';

export function SuggestedQuestions({ kit }: { kit: KitItem[] }) {
  const { form: t } = useMessages('scorecards');
  const questions = kit.filter(({ kind }) => kind === 'question');
  if (questions.length === 0) return null;
  return (
    <details className="rounded-lg bg-wool px-3 py-2">
      <summary className="cursor-pointer font-semibold">
        {fill(t.questions, { count: questions.length })}
      </summary>
      <ol className="grid list-decimal gap-2 py-2 pl-5">
        {questions.map(({ id, name, hint }) => (
          <li key={id}>
            {name}
            {hint && <p className="text-sm whitespace-pre-line text-soft">{hint}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
