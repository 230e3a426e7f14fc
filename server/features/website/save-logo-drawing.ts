import { randomUUID } from 'node:crypto';
import { logoDrawing } from '../../../domain/content/logo-drawing.ts';
import { pictureBucket } from '../../../domain/content/picture.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { sanitizeInThread } from './sanitize-in-thread.ts';

/**
 * The only way for a drawing into the public bucket, which rejects uploads of this type: browsers run scripts in
 * drawings. Answers with the path of the sanitised file.
 */
export const saveLogoDrawing = defineAction({
  name: 'save-logo-drawing',
  roles: ['admin', 'editor'],
  schema: logoDrawing,
  limit: { burst: 20, seconds: 10 },
  async run({ svg }, { context }, staff) {
    const clean = await sanitizeInThread(svg, staff.id);
    if (!clean) throw new FunctionError('invalid', { fields: { svg: 'invalid' } });
    const path = `website/${randomUUID()}.svg`;
    await context.files.save({ bucket: pictureBucket, path }, Buffer.from(clean), 'image/svg+xml');
    return { path };
  },
});
