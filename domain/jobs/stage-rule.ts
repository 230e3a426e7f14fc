import { z } from 'zod';
import { type Stage, type stageRuleKinds, stages } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { maxTaskLengths } from '../tasks/task.ts';

export const maxRuleMinutes = 43_200;
export const maxRuleDays = 90;

/** Stages in which the product may do something by itself. Nobody is rejected by a rule. */
export const ruledStages = stages.filter(
  (stage): stage is Exclude<Stage, 'rejected'> => stage !== 'rejected',
);

const minutes = z.coerce.number().int().min(1).max(maxRuleMinutes);
const days = (min: number) => z.coerce.number().int().min(min).max(maxRuleDays);
const stage = z.enum(stages).exclude(['rejected']);
const staffId = field.optional(field.uuid);

/** A rule with the fields of its kind, as a form sends them. */
export const stageRuleFields = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail'), stage, template_key: z.string().min(1), minutes }),
  z.object({
    kind: z.literal('task'),
    stage,
    title: field.requiredLine(maxTaskLengths.title),
    days: days(0),
    staff_id: staffId,
  }),
  z.object({ kind: z.literal('scorecard'), stage, days: days(0), staff_id: staffId }),
  z.object({ kind: z.literal('remind'), stage, days: days(1) }),
]);

export type StageRuleFields = z.output<typeof stageRuleFields>;
export type StageRuleKind = (typeof stageRuleKinds)[number];
