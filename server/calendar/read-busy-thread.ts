import { serve } from '../support/threads/serve.ts';
import { readBusy } from './read-busy.ts';

serve(readBusy);
