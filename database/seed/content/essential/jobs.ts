import type { JobSeed } from '../rows.ts';
import { gofidoFullstackDeveloper } from './jobs/gofido-fullstack-developer.ts';
import { hyggloFullstackDeveloper } from './jobs/hygglo-fullstack-developer.ts';
import { ilogDigitalDesigner } from './jobs/ilog-digital-designer.ts';

/** The jobs whose URLs always exist. */
export const jobs: JobSeed[] = [
  hyggloFullstackDeveloper,
  ilogDigitalDesigner,
  gofidoFullstackDeveloper,
];
