import { z } from 'zod';
import * as field from '../forms/form-field.ts';

export const mergeFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'linkedin_url',
  'language',
  'location',
  'headline',
] as const;

/** The reason of an application that gave way to another one for the same job when two records were merged. */
export const mergedReason = 'merged';

export type MergeField = (typeof mergeFields)[number];

/** Merges two records of one person. Fields that are not chosen stay, and empty fields are filled. */
export const mergeCall = z
  .object({
    keep: field.uuid,
    merge: field.uuid,
    preview: z.boolean().default(false),
    /** Fields to take from the merged record. */
    take: z.array(z.enum(mergeFields, 'choice_invalid')).max(mergeFields.length).default([]),
  })
  .refine(({ keep, merge }) => keep !== merge, { path: ['merge'], error: 'choice_invalid' });
