import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const development = process.env.NODE_ENV !== 'production';

export default [
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('how-it-works', 'site/how-it-works.tsx'),
    route('pricing', 'site/pricing.tsx'),
    route('calculator', 'site/calculator.tsx'),
    route('membership', 'site/membership.tsx'),
    route('thank-you', 'site/thank-you.tsx'),
    route('about', 'site/contact.tsx'),
    route('om-oss', 'site/about-us.tsx'),
    route('work-at-alpaca', 'site/work-here.tsx'),
    route('available-jobs', 'site/available-jobs.tsx'),
    route('current-client-jobs', 'site/available-jobs.tsx', { id: 'current-client-jobs' }),
    route('job/:slug', 'site/job.tsx'),
    route('kandidatbanken', 'site/candidate-bank.tsx'),
    route('freelance-network', 'site/freelance-network.tsx'),
    route('faq', 'site/faq.tsx'),
    route('privacy-policy', 'site/privacy-policy.tsx'),
    route('general-terms', 'site/general-terms.tsx'),
    route('blog', 'site/blog.tsx'),
    route('blog/:slug', 'site/article.tsx'),
    route('status/:token', 'site/person.tsx'),
    route('me/:token', 'site/person.tsx', { id: 'own-page' }),
    route('review/:token', 'site/review.tsx'),
    route('unsubscribe/:token', 'site/unsubscribe.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  layout('admin/layout.tsx', [
    route('admin', 'admin/login.tsx'),
    route('admin/password-reset', 'admin/password-reset.tsx'),
    route('admin/signup', 'admin/signup.tsx'),
    layout('admin/guard.tsx', [
      route('admin/dashboard', 'admin/dashboard.tsx'),
      route('admin/jobs', 'admin/jobs/list.tsx'),
      route('admin/jobs/:jobId/review', 'admin/review/review.tsx'),
      route('admin/profile', 'admin/profile/profile.tsx'),
    ]),
  ]),
  route('robots.txt', 'site/feeds/robots.ts'),
  route('sitemap.xml', 'site/feeds/sitemap.ts'),
  route('rss.xml', 'site/feeds/rss.ts'),
  route('social/:kind/:file', 'site/social-image/social-image.ts'),
  ...(development ? [route('design', 'ui/design.tsx')] : []),
] satisfies RouteConfig;
