import { z } from 'zod';
import { isOwnPath } from '../text/safe-url.ts';

// Fields that every public form has against spam and duplicate submissions.

/** A form that is filled in faster comes from a program. */
export const minFillTimeMs = 2000;

const minKeyLength = 8;
const maxKeyLength = 200;

/** Equal for all attempts of one request, which the server carries out once. */
export const idempotencyKey = z.string().min(minKeyLength).max(maxKeyLength);

const maxPagePathLength = 300;

export const formGuard = z.object({
  /** Hidden field that only programs fill in. */
  homepage: z.string().optional(),
  /** Time at which the form was shown, in milliseconds since 1970. */
  started_at: z.coerce.number().optional(),
  idempotency_key: idempotencyKey.regex(/^[\w-]+$/).optional(),
  /** The page that shows a rejected no-JS form again. */
  page: z.string().max(maxPagePathLength).refine(isOwnPath).optional(),
});

export type FormGuard = z.infer<typeof formGuard>;
