import { z } from 'zod';
import { preparedSizes } from '../../../domain/content/picture.ts';
import type { JobTask } from '../context.ts';

const payload = z.object({ bucket: z.string(), path: z.string() });

/** Renders the sizes that pages show. Skips files that are not pictures or were deleted. */
export const preparePicture: JobTask = async ({ files, logger }, input) => {
  const file = payload.parse(input);
  for (const size of preparedSizes) {
    const outcome = await files.prepareImage(file, size);
    if (outcome === 'unsupported') {
      logger.warn({ bucket: file.bucket }, 'picture cannot be rendered');
      return;
    }
    if (outcome === 'missing') return;
  }
};
