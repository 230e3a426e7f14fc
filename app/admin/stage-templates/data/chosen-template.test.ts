import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { Database } from '../../../../domain/database.types.ts';
import { listTemplatesOf } from './chosen-template.ts';

/** A client whose server knows the template of each job, or null for the six stages. */
function createJobClient(templates: Map<string, string | null>) {
  return createClient<Database>('http://localhost', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input) => {
        const ids = new URL(String(input)).searchParams.get('job_id')?.match(/job-\d+/g) ?? [];
        return Response.json(ids.map((id) => ({ stage_template_id: templates.get(id) })));
      },
    },
  });
}

const jobIds = Array.from({ length: 201 }, (_, index) => `job-${index}`);

test('jobs that share a template have one entry, however many they are', async () => {
  const client = createJobClient(new Map(jobIds.map((id) => [id, 'engineers'])));
  expect(await listTemplatesOf(client, jobIds)).toEqual(['engineers']);
});

test('the last of many jobs counts as much as the first', async () => {
  const templates = new Map<string, string | null>(jobIds.map((id) => [id, 'engineers']));
  templates.set('job-200', null);
  expect(await listTemplatesOf(createJobClient(templates), jobIds)).toEqual(['engineers', null]);
});
