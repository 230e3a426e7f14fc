import type { WebsiteState } from '../../../domain/content/website.ts';

export const stateTones: Record<WebsiteState, 'neutral' | 'good' | 'waiting'> = {
  draft: 'neutral',
  published: 'good',
  hidden: 'waiting',
};
