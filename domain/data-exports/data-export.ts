import { z } from 'zod';
import * as field from '../forms/form-field.ts';

/** Time for which an archive can be downloaded. Then its file is deleted. */
export const dataExportDays = 3;

export const dataExportBucket = 'exports';

export const dataExportPath = (id: string) => `${id}.zip`;

export const dataExportStart = z.object({});

export const dataExportCall = z.object({ export_id: field.uuid });
