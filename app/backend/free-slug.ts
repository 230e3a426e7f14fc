import { BackendError } from './backend-error.ts';

type Inserted = {
  data: { id: string } | null;
  error: { message: string; code?: string } | null;
};

const mostAttempts = 20;

/** Inserts under the wished address, or the first free one after it. Returns the new row's id. */
export async function insertUnderFreeSlug(
  wished: string,
  insert: (slug: string) => PromiseLike<Inserted>,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { data, error } = await insert(attempt === 1 ? wished : `${wished}-${attempt}`);
    if (data) return data.id;
    if (!error) throw new BackendError({ message: 'nothing was inserted' });
    if (error.code !== '23505' || attempt === mostAttempts) throw new BackendError(error);
  }
}
