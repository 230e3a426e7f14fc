import { BackendError, uniqueViolation } from './backend-error.ts';

type Inserted = {
  data: { id: string } | null;
  error: { message: string; code?: string } | null;
};

const maxAttempts = 20;

/**
 * Inserts under the preferred slug or, if it is taken, with the first free number after it. Returns the new row's id.
 */
export async function insertUnderFreeSlug(
  preferredSlug: string,
  insert: (slug: string) => PromiseLike<Inserted>,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { data, error } = await insert(
      attempt === 1 ? preferredSlug : `${preferredSlug}-${attempt}`,
    );
    if (data) return data.id;
    if (!error) throw new BackendError({ message: 'nothing was inserted' });
    if (error.code !== uniqueViolation || attempt === maxAttempts) throw new BackendError(error);
  }
}
