import type { Row } from '../insert-rows.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import type { Question } from './job.ts';
import { writtenAnswers } from './written-answers.ts';

/** The answers of one applicant to the questions of a job. Optional questions are sometimes left unanswered. */
export function answerRows(
  random: Random,
  applicationId: string,
  person: Person,
  questions: readonly Question[],
  createdAt: Date,
): Row[] {
  return questions
    .filter((question) => question.required || random.chance(0.7))
    .map((question) => ({
      id: random.uuid(),
      application_id: applicationId,
      question_id: question.id,
      position: question.position,
      kind: question.kind,
      prompt: question.prompt,
      answer: answer(random, person, question),
      created_at: createdAt,
    }));
}

function answer(random: Random, person: Person, { kind, options, prompt }: Question): unknown {
  const values = options.map((option) => option.value);
  switch (kind) {
    case 'yes_no':
      return random.chance(0.93);
    case 'single_choice':
      return random.pick(values);
    case 'multiple_choice':
      return random.sample(values, random.int(1, Math.min(3, values.length)));
    case 'number':
      return prompt.en.includes('hours') ? random.pick([16, 24, 32, 40]) : person.years;
    case 'url':
      return `https://${person.email.split('@')[0]?.replace('.', '-')}.example`;
    case 'short_text':
    case 'long_text':
      return writtenAnswer(random, person, prompt.en);
  }
}

/** Questions without prepared answers get a description of past work. */
function writtenAnswer(random: Random, person: Person, question: string): string {
  const prepared = writtenAnswers.find(({ asks }) => question.includes(asks));
  return random.pick(prepared?.answers ?? person.profession.deeds)[person.language];
}
