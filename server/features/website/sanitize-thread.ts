import { serve } from '../../support/threads/serve.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

serve(sanitizeSvg);
