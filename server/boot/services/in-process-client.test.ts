import { expect, it } from 'vitest';
import { readLimited } from '../../http/limited-body.ts';
import { createInProcessClient } from './in-process-client.ts';

it('passes the arguments of a call on, as the data API reads them', async () => {
  const client = createInProcessClient('http://localhost:1', 'a key', async (request) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: (await readLimited(request, 1000)).toString(),
  }));
  const callArguments = { article_slug: 'en-alpacka-på-åkern' };
  expect((await client.rpc('get_article_author', callArguments)).data).toEqual(callArguments);
});
