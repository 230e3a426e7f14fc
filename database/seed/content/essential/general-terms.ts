import type { GeneralTermsSeed } from '../rows.ts';
import { firstVersion } from './general-terms/first-version.ts';
import { secondVersion } from './general-terms/second-version.ts';

/** Terms to start from. An owner publishes the company's own over them. */
export const generalTerms: GeneralTermsSeed[] = [firstVersion, secondVersion];
