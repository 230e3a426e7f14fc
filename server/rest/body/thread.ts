import { serve } from '../../support/threads/serve.ts';
import { parseContent } from './content.ts';
import type { Result, Task } from './parse-in-thread.ts';

serve<Task, Result>(
  ({ bytes, contentType }) => {
    const content = parseContent(Buffer.from(bytes.buffer), contentType);
    if (!('json' in content)) return { content };
    return { content, json: new TextEncoder().encode(String(content.json)) };
  },
  ({ json }) => (json ? [json.buffer] : []),
);
