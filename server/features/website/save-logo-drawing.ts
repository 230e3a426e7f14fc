import { randomUUID } from 'node:crypto';
import { logoDrawing } from '../../../domain/content/logo-drawing.ts';
import { pictureBucket } from '../../../domain/content/picture.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { KeyedSemaphore } from '../../postgres/keyed-semaphore.ts';
import { Thread } from '../../support/threads/thread.ts';
import { isBlank } from './sanitize-svg.ts';

const thread = new Thread<string, string | undefined>(
  new URL('./sanitize-thread.ts', import.meta.url),
);
const slots = new KeyedSemaphore({ concurrent: 1, total: 2, queued: 5, maxWaitMs: 15_000 });

/**
 * The only way for a drawing into the public bucket, which rejects uploads of this type: browsers run scripts in
 * drawings. Returns the path of the sanitised file.
 */
export const saveLogoDrawing = defineAction({
  name: 'save-logo-drawing',
  roles: ['admin', 'editor'],
  schema: logoDrawing,
  limit: { burst: 20, seconds: 10 },
  async run({ svg }, { context }, staff) {
    const clean = await slots.run(staff.id, () => thread.run(svg));
    if (!clean || isBlank(clean))
      throw new FunctionError('invalid', { fields: { svg: 'invalid' } });
    const path = `website/${randomUUID()}.svg`;
    await context.files.save({ bucket: pictureBucket, path }, Buffer.from(clean), 'image/svg+xml');
    return { path };
  },
});
