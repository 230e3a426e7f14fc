import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { Database } from '../../../../domain/database.types.ts';
import { listInterviewed } from './people.ts';

test('a new link starts with everyone in interview or offer', async () => {
  const ids = Array.from({ length: 1203 }, (_, index) => `application ${index}`);
  const client = createClient<Database>('http://backend.example', 'key', {
    global: {
      fetch: async (input) => {
        const { searchParams } = new URL(String(input));
        expect(searchParams.get('stage')).toBe('in.(interview,offer)');
        const from = Number(searchParams.get('offset') ?? 0);
        const page = ids.slice(from, from + Number(searchParams.get('limit')));
        return Response.json(page.map((id) => ({ id })));
      },
    },
  });
  expect(await listInterviewed(client, 'job')).toEqual(ids);
});
