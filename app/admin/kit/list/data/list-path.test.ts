import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { renderListPath } from './list-path.ts';
import type { ListQuery } from './list-source.ts';

const client: BrowserClient = createClient('https://alpaca.example', 'key');

const list = (text: string): ListQuery => ({
  source: {
    relation: 'candidate_list',
    select: 'id,full_name',
    search: { call: 'find_in_candidate_list' },
    follow: [],
  },
  text,
  conditions: [
    { column: 'seniority', is: 'in', values: ['senior', 'lead'] },
    { or: 'owner_id.is.null,owner_id.in.(a,b)' },
  ],
});

test('a list becomes a request that the server accepts', () => {
  const paths = ['', '"Node.js" OR c++ åäö'].map((text) => renderListPath(client, list(text)));
  expect(paths).toEqual([
    'candidate_list?select=id&seniority=in.%28senior%2Clead%29&or=%28owner_id.is.null%2Cowner_id.in.%28a%2Cb%29%29',
    'rpc/find_in_candidate_list?query=%22Node.js%22+OR+c%2B%2B+%C3%A5%C3%A4%C3%B6&select=id&seniority=in.%28senior%2Clead%29&or=%28owner_id.is.null%2Cowner_id.in.%28a%2Cb%29%29',
  ]);
  // The check of the table.
  for (const path of paths)
    expect(path).toMatch(/^(rpc\/)?[a-z_]{1,60}\?[A-Za-z0-9*._~+%&=(),:"'!-]*$/);
});
