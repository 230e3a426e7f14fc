import { expect, it } from 'vitest';
import { summarise } from './trace-database.ts';

it.each([
  ['select id from public.people where email = $1', 'select public.people'],
  ['insert into "public"."jobs" (id) values ($1) returning id', 'insert public.jobs'],
  ['update only storage.objects set version = $1', 'update storage.objects'],
  ['with "pgrst_source" as (select 1 from "public"."jobs") select 1', 'select public.jobs'],
  [`select private.add_job('deliver-mail', $1, now(), $2)`, 'select'],
  ['  ', 'statement'],
])('%j is summarised without values', (text, summary) => {
  expect(summarise(text)).toBe(summary);
});
