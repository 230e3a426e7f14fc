import type { QuestionKind } from '../../../../domain/enums.ts';
import type { JobDraft } from '../../../../domain/jobs/job-draft.ts';
import { hasOptions, type QuestionDraft } from '../../../../domain/jobs/job-question-draft.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import { toLocalizedText } from '../../../backend/localized-columns.ts';

// Converts between the rows of screening questions and the draft of the editor.

export type QuestionRow = {
  id: string;
  position: number;
  kind: QuestionKind;
  prompt: LocalizedText;
  help: LocalizedText;
  options: unknown;
  required: boolean;
};

export function toQuestion({ kind, prompt, help, options, required }: QuestionRow): QuestionDraft {
  return {
    kind,
    prompt: inBothLanguages(prompt),
    help: inBothLanguages(help),
    // The database checks this shape.
    options: (options as { value: string; label: LocalizedText }[]).map(({ value, label }) => ({
      value,
      label: inBothLanguages(label),
    })),
    required,
  };
}

export function toQuestionRows(draft: JobDraft): QuestionRow[] {
  return draft.questions.flatMap((id, position) => {
    const question = draft[`question:${id}`];
    if (!question) return [];
    const { kind, required } = question;
    const options = hasOptions(kind) ? question.options : [];
    return {
      id,
      position,
      kind,
      required,
      prompt: toLocalizedText(question.prompt.en, question.prompt.sv),
      help: toLocalizedText(question.help.en, question.help.sv),
      options: options.map(({ value, label }) => ({
        value,
        label: toLocalizedText(label.en, label.sv),
      })),
    };
  });
}

function inBothLanguages({ en = '', sv = '' }: LocalizedText): { en: string; sv: string } {
  return { en, sv };
}
