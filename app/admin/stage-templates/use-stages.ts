import { useMemo } from 'react';
import { type Stage, stages } from '../../../domain/enums.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../use-messages.ts';
import { type StageTemplate, useStageTemplates } from './data/templates.ts';

/** The stage of an application, and its step if the job has a template. */
type InStage = { stage: Stage; stepId?: string | null };

/** A stage that an application can be in: a step of the template, or one of the six. */
export type StageOption = { key: string; stage: Stage; stepId: string | null; name: string };

export type Stages = {
  /** The stages of a job with this template, in the order of the board. */
  listOf: (templateId: string | null) => StageOption[];
  nameStage: (at: InStage) => string;
  /** Undefined if the step has been deleted. */
  nameStep: (stepId: string) => string | undefined;
};

/** The stages under the names that the agency has given them. Until templates are loaded, the six stages are shown. */
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
    listOf: (templateId) => (templateId && options.get(templateId)) || builtIn,
    nameStage: ({ stage, stepId }) => (stepId && stepNames.get(stepId)) || names[stage],
    nameStep: (stepId) => stepNames.get(stepId),
  };
}

export const isIn = ({ stage, stepId }: InStage, option: Pick<StageOption, 'stage' | 'stepId'>) =>
  option.stepId === null ? stage === option.stage : stepId === option.stepId;

/** The stage after the current one of an application; none after a decision. */
export function nextOption(at: InStage, options: StageOption[]): StageOption | undefined {
  const index = options.findIndex((option) => isIn(at, option));
  if (index < 0 || at.stage === 'rejected') return undefined;
  return options.slice(index + 1).find(({ stage }) => stage !== 'rejected');
}

/** The first option of a stage, or the one after the current option if the application is in that stage already. */
export function optionOf(
  stage: Stage,
  at: InStage,
  options: StageOption[],
): StageOption | undefined {
  const ofStage = options.filter((option) => option.stage === stage);
  const index = ofStage.findIndex((option) => isIn(at, option));
  return ofStage[(index + 1) % ofStage.length];
}
