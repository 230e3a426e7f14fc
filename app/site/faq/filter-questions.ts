import { fold } from '../../../domain/text/fold.ts';
import type { QuestionLink } from '../blocks/question.tsx';

export type QuestionGroup = {
  id: string;
  title: string;
  questions: readonly { question: string; answer: string; link?: QuestionLink }[];
};

/** Finds the questions that contain all words, ignoring case and accents. */
export function filterQuestions(
  groups: readonly QuestionGroup[],
  words: string,
): readonly QuestionGroup[] {
  const searchWords = fold(words).split(/\s+/).filter(Boolean);
  if (searchWords.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = fold(`${question} ${answer}`);
        return searchWords.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
