import { sql } from 'kysely';
import { z } from 'zod';
import type { GoLive } from '../../../domain/company/go-live.ts';
import { defineAction } from '../../functions/define-action.ts';
import { requireRow } from '../../postgres/query.ts';

type Facts = Omit<GoLive, 'public_url' | 'contact' | 'mail'> & { tested_server: string | null };

/** Checks which steps to a public site are done, by the settings of the process and the state of the database. */
export const checkGoLive = defineAction({
  name: 'check-go-live',
  roles: ['admin'],
  schema: z.object({}),
  async run(_, { context }, staff): Promise<GoLive> {
    const { database, goLive } = context;
    const { tested_server, ...facts } = requireRow(
      await database.query(sql<Facts>`
        with setting as (select key, value from public.settings)
        select
          (select value ->> 'server' from setting where key = 'mail_tested') as tested_server,
          exists (select from setting where key = 'last_backup') as backup,
          exists (
            select from auth.mfa_factors where user_id = ${staff.id} and status = 'verified'
          ) as second_factor,
          not exists (select from private.list_demo_rows()) as demo_content,
          exists (
            select from setting where key = 'company' and value ->> 'legal_name' <> ''
              and value ->> 'organisation_number' <> ''
          ) as company,
          exists (select from public.customer_logos where state = 'published' and ${isReal('customer_logos')}) as logos,
          exists (select from public.testimonials where state = 'published' and ${isReal('testimonials')}) as testimonials,
          exists (select from public.team_members where state = 'published' and ${isReal('team_members')}) as team,
          exists (
            select from public.general_terms as terms
            join public.terms_staff as staff on staff.terms_id = terms.id
            where terms.state = 'published' and staff.published_by is not null
          ) as terms,
          exists (
            select from public.booking_links
            where not paused and ${isReal('booking_links')}
          ) as booking_link,
          exists (
            select from public.jobs
            where state = 'open' and not is_fixed and ${isReal('jobs')}
          ) as first_job`),
    );
    return {
      ...facts,
      public_url: goLive.isPublic,
      contact: !goLive.hasExamples,
      mail: goLive.mail !== undefined && tested_server === goLive.mail.server,
    };
  },
});

/** The condition that a row is not part of the demo content. */
const isReal = (kind: string) =>
  sql`id not in (select row_id from private.demo_rows where kind = ${kind})`;
