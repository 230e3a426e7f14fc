import type { WebsiteDraft, WebsiteSection } from '../../../domain/content/website.ts';

/** Shows the item that the editor posts to the frame, in the part of the page it belongs to. */
export const websitePreviewPath = '/preview/website';

export type WebsitePreview = { section: WebsiteSection; draft: WebsiteDraft };

export function toWebsitePreview(section: WebsiteSection, draft: WebsiteDraft): WebsitePreview {
  return { section, draft };
}
