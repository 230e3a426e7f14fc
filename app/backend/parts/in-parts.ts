/** Ids per request, so that its URL stays short. */
const maxIds = 200;

/** Runs a request for each part of the ids, one after the other, and returns their results. */
export async function inParts<T>(
  ids: string[],
  request: (part: string[]) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < ids.length; from += maxIds) {
    results.push(await request(ids.slice(from, from + maxIds)));
  }
  return results;
}
