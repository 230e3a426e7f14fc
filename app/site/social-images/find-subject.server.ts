import { getMessages } from '../../messages.server.ts';
import { findArticle } from '../blog/data.ts';
import { findJob } from '../jobs/data.ts';
import { showPay } from '../jobs/show-pay.ts';
import { getPageMessages, openPage } from '../shell/open-page.server.ts';
import { type StaticPage, staticPages } from '../shell/static-pages.ts';
import type { Route } from './+types/social-image.ts';
import type { SocialImage, SocialPose } from './draw-social-image.server.tsx';

type Subject = Pick<SocialImage, 'kicker' | 'title' | 'pay' | 'pose'>;

/** The poses of the alpaca on the images are its poses on the pages. On images of other pages it looks ahead. */
const poses: Partial<Record<StaticPage, SocialPose>> = {
  pricing: 'paying',
  calculator: 'counting',
  membership: 'calling',
  availableJobs: 'choosing',
  candidateBank: 'asleep',
  workHere: 'running',
  aboutUs: 'searching',
  blog: 'writing',
  faq: 'reading',
};

/** Finds the subject of a social image by its path; undefined for an unknown page. */
export async function findSubject(args: Route.LoaderArgs): Promise<SocialImage | undefined> {
  const page = openPage(args);
  const { kind, file } = args.params;
  // One URL per image, so that nobody can request it by several.
  if (!file.endsWith('.png')) return undefined;
  const name = file.slice(0, -'.png'.length);
  // A lookup alone would also find inherited properties such as `constructor`.
  const find = Object.hasOwn(finders, kind) ? finders[kind] : undefined;
  const subject = await find?.(name, page);
  return subject && { siteName: page.site.name, host: new URL(page.site.url).host, ...subject };
}

type PageContext = ReturnType<typeof openPage>;
type Find = (name: string, page: PageContext) => Promise<Subject | undefined>;

const finders: Record<string, Find> = {
  async page(name, { site, language }) {
    if (!Object.hasOwn(staticPages, name)) return undefined;
    const page = name as StaticPage;
    const { social } = getMessages('pages', language)[page];
    const kicker = getPageMessages(page, site, language).name;
    return { kicker, title: social, pose: poses[page] ?? 'looking' };
  },
  async article(slug, { supabase, language }) {
    const article = await findArticle(supabase, slug, language);
    if (!article) return undefined;
    const { blog } = getMessages('pages', language);
    return { kicker: blog.name, title: article.title, pose: 'writing' };
  },
  async job(slug, { supabase, site, language }) {
    const job = await findJob(supabase, slug, language);
    if (!job) return undefined;
    const kicker = `${job.client?.name ?? site.name} · ${job.location}`;
    const pay = showPay(job.salary, getMessages('jobs', language).pay, language);
    return { kicker, title: job.title, pay, pose: 'searching' };
  },
};
