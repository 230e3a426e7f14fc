import type { Row } from '../insert-rows.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import type { Question } from './job.ts';

/** The answers of one applicant to the questions of a job; what is not required is sometimes left out. */
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

function answer(random: Random, person: Person, { kind, options }: Question): unknown {
  const values = options.map((option) => option.value);
  switch (kind) {
    case 'yes_no':
      return random.chance(0.93);
    case 'single_choice':
      return random.pick(values);
    case 'multiple_choice':
      return random.sample(values, random.int(1, Math.min(3, values.length)));
    case 'number':
      return person.years;
    case 'url':
      return `https://${person.email.split('@')[0]?.replace('.', '-')}.example`;
    case 'short_text':
      return person.skills.slice(0, 3).join(', ');
    case 'long_text':
      return story(random, person);
  }
}

function story(random: Random, person: Person): string {
  const deed = random.pick(person.profession.deeds)[person.language];
  return person.language === 'sv'
    ? `${deed} Det svåraste var att få alla att enas om vad som var viktigast, och det löste vi genom att mäta i stället för att tycka.`
    : `${deed} The hard part was to agree on what mattered most, and we settled it by measuring instead of arguing.`;
}
