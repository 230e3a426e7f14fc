import type { ClientBase } from 'pg';
import { aboutTexts } from '../content/demo/about-texts.ts';
import { customerLogos } from '../content/demo/customer-logos.ts';
import { teamMembers } from '../content/demo/team-members.ts';
import { testimonials } from '../content/demo/testimonials.ts';
import { insertRows } from '../insert-rows.ts';

// Invented customers and colleagues. They are demo content: on the site of a real agency they would be untrue.

export async function insertWebsite(client: ClientBase): Promise<void> {
  await insertRows(client, 'public.customer_logos', customerLogos);
  await insertRows(client, 'public.testimonials', testimonials);
  await insertTeam(client);
}

export async function insertTeam(client: ClientBase): Promise<void> {
  await insertRows(client, 'public.team_members', teamMembers);
  const { page, ...texts } = aboutTexts;
  await client.query(
    `update public.page_texts set title = $2, lead = $3, story_title = $4, story = $5, state = 'published'
     where page = $1`,
    [page, texts.title, texts.lead, texts.story_title, texts.story],
  );
}
