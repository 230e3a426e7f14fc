import { type Stage, stages } from '../enums.ts';
import { foldHeader } from './presets.ts';
import { parseStage } from './values/parse-stage.ts';

/** Names in a file are cut off at this length. */
export const maxStageNameLength = 100;

/** The choices of a colleague for names of stages in a file, by the folded name: one of the six stages or the id of a step. */
export type StageChoices = Record<string, string>;

/** A step of a template, with its names in both languages. */
export type KnownStep = { id: string; templateId: string; stage: Stage; names: string[] };

export type FoundStage = {
  stage: Stage;
  /** Set only if the stage is a step of the job's template. */
  stepId?: string | undefined;
  /** The way the name was recognised: as a step of that name, by a choice, by a guess from its words, or not at all. */
  by: 'step' | 'choice' | 'words' | 'nothing';
};

/**
 * Finds the stage of an application by its name in a file: the stage that was chosen for this name, the step of this
 * name in the template of the job, or the stage that the words mean. A name without any of them is “New”.
 */
export function findStage(
  name: string,
  {
    templateId,
    steps,
    choices,
  }: { templateId: string | null; steps: KnownStep[]; choices: StageChoices },
): FoundStage {
  const foldedName = foldHeader(name);
  const chosen = findChoice(choices[foldedName], steps);
  if (chosen) {
    // A step of another template says at least which of the six stages it is.
    const stepId = chosen.step?.templateId === templateId ? chosen.step?.id : undefined;
    return { stage: chosen.stage, stepId, by: 'choice' };
  }
  const step = steps.find(
    (each) =>
      each.templateId === templateId &&
      each.names.some((known) => foldHeader(known) === foldedName),
  );
  if (step) return { stage: step.stage, stepId: step.id, by: 'step' };
  const stage = parseStage(name);
  return stage ? { stage, by: 'words' } : { stage: 'new', by: 'nothing' };
}

/** A step that has been deleted since is no choice. */
function findChoice(choice: string | undefined, steps: KnownStep[]) {
  if (!choice) return undefined;
  const step = steps.find(({ id }) => id === choice);
  if (step) return { stage: step.stage, step };
  const stage = stages.find((known) => known === choice);
  return stage && { stage, step: undefined };
}

/** A name of a stage in a file that is no step of its job: on how many rows, and which stage it was recognised as. */
export type NamedStage = { name: string; count: number; stage: Stage | null };
/** Names of stages in a file, by the folded name. */
export type NamedStages = Record<string, NamedStage>;

/** Names that are listed: a file with more has something else in that column. */
export const maxNamedStages = 60;
const maxShownNameLength = 80;

export function countNamedStage(
  found: NamedStages,
  { name, stage }: Pick<NamedStage, 'name' | 'stage'>,
): NamedStages {
  const key = foldHeader(name);
  const knownStage = Object.hasOwn(found, key) ? found[key] : undefined;
  if (!key || (!knownStage && Object.keys(found).length >= maxNamedStages)) return found;
  const shownName = knownStage?.name ?? name.slice(0, maxShownNameLength).toWellFormed();
  return { ...found, [key]: { name: shownName, count: (knownStage?.count ?? 0) + 1, stage } };
}
