import type { WebsiteState } from '../../../domain/content/website.ts';

export const itemTones: Record<WebsiteState, 'neutral' | 'good' | 'waiting'> = {
  draft: 'neutral',
  published: 'good',
  hidden: 'waiting',
};
