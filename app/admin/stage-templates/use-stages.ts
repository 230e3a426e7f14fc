import { useMemo } from 'react';
import { type Stage, stages } from '../../../domain/enums.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../use-messages.ts';
import { type StageTemplate, useStageTemplates } from './data/templates.ts';

/** The stage of an application, and its step if the job has a template. */
type InStage = { stage: Stage; stepId?: string | null };

/** A stage that an application can be in: a step of the template, or one of the six stages. */
export type StageOption = { key: string; stage: Stage; stepId: string | null; name: string };

export type Stages = {
  /** The stages of a job with this template, in the order of the board. */
  listStages: (templateId: string | null) => StageOption[];
  /** Returns the name of the step, or of the stage if the step is unknown. */
  nameStage: (at: InStage) => string;
  /** Undefined if the step has been deleted. */
  nameStep: (stepId: string) => string | undefined;
};

/**
 * Returns the stages under the names that the agency has given them. Until templates are loaded, these are the six
 * stages.
 */
export function useStages(): Stages {
  const { stages: names } = useMessages('applications');
  const language = useLanguage();
  const { data: templates } = useStageTemplates();
  return useMemo(
    () => createStages(templates ?? [], names, (name) => inLanguage(name, language)),
    [templates, names, language],
  );
}

export function createStages(
  templates: StageTemplate[],
  names: Record<Stage, string>,
  translate: (name: StageTemplate['name']) => string,
): Stages {
  const builtIn = stages.map((stage) => ({ key: stage, stage, stepId: null, name: names[stage] }));
  const options = new Map(
    templates.map(({ id, steps }) => [
      id,
      steps.map((step) => ({
        key: step.id,
        stage: step.stage,
        stepId: step.id,
        name: translate(step.name),
      })),
    ]),
  );
  const stepNames = new Map([...options.values()].flat().map(({ key, name }) => [key, name]));
  return {
    listStages: (templateId) => (templateId && options.get(templateId)) || builtIn,
    nameStage: ({ stage, stepId }) => (stepId && stepNames.get(stepId)) || names[stage],
    nameStep: (stepId) => stepNames.get(stepId),
  };
}

export const isInOption = (
  { stage, stepId }: InStage,
  option: Pick<StageOption, 'stage' | 'stepId'>,
) => (option.stepId === null ? stage === option.stage : stepId === option.stepId);

/** Returns the option after the current stage of an application; undefined after a decision. */
export function findNextOption(at: InStage, options: StageOption[]): StageOption | undefined {
  const index = options.findIndex((option) => isInOption(at, option));
  if (index < 0 || at.stage === 'rejected') return undefined;
  return options.slice(index + 1).find(({ stage }) => stage !== 'rejected');
}

/**
 * Returns the first option of a stage, or the option after the current option if the application is in that stage
 * already.
 */
export function findOptionInStage(
  stage: Stage,
  at: InStage,
  options: StageOption[],
): StageOption | undefined {
  const ofStage = options.filter((option) => option.stage === stage);
  const index = ofStage.findIndex((option) => isInOption(at, option));
  return ofStage[(index + 1) % ofStage.length];
}
