import { serve } from '../support/threads/serve.ts';
import { packBodySync } from './pack-body.ts';
import type { PackedPage, PageToPack } from './pack-page.ts';
import { writePage } from './write-page.ts';

serve<PageToPack, PackedPage>(
  (page) => {
    const { body, scriptHashes } = writePage(page);
    return { scriptHashes, ...packBodySync(body, page.knownEtag) };
  },
  ({ br }) => (br ? [br.buffer] : []),
);
