import type { ReviewAction } from '../../../domain/review.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, type Query } from '../../postgres/query.ts';
import { recordEvent, type Shortlist } from './record-events.ts';

/** Lifetime of the signed URL of a CV. */
const cvUrlSeconds = 300;

export type OpenedCv = { url: string; file_name: string; mime_type: string };

export async function openCv(
  query: Query,
  link: Shortlist,
  { item, inline }: Extract<ReviewAction, { action: 'cv' }>,
  { context }: Call,
): Promise<OpenedCv> {
  const { rows } = await query(
    db
      .selectFrom('review_link_items as item')
      .innerJoin('applications as application', 'application.id', 'item.application_id')
      .innerJoin('documents as document', 'document.id', 'application.cv_document_id')
      .select(['document.bucket', 'document.path', 'document.file_name', 'document.mime_type'])
      .where('item.id', '=', item)
      .where('item.shows_cv', '=', true),
  );
  const [cv] = rows;
  if (!cv) throw new FunctionError('not_found');
  await recordEvent(query, link, 'downloaded_cv', item);
  return {
    url: await context.files.sign(
      cv,
      {
        role: 'review',
        item,
        contact: link.contact ?? undefined,
        link: link.linkHash ?? undefined,
      },
      cvUrlSeconds,
      inline ? undefined : cv.file_name,
    ),
    file_name: cv.file_name,
    mime_type: cv.mime_type,
  };
}
