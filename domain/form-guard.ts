import { z } from 'zod';
import { isOwnPath } from './safe-url.ts';

// Fields that every public form carries besides its own.

/** Nobody types a whole form faster. */
export const minFillTimeMs = 2000;

export const formGuard = z.object({
  /** Hidden from people; only programs fill it in. */
  homepage: z.string().optional(),
  /** When the form was shown, in milliseconds since 1970. */
  started_at: z.coerce.number().optional(),
  /** The same for every try of one submission. */
  idempotency_key: z
    .string()
    .regex(/^[\w-]{8,200}$/)
    .optional(),
  /** Where a form without scripts goes back to. */
  page: z.string().max(300).refine(isOwnPath).optional(),
});

export type FormGuard = z.infer<typeof formGuard>;
