import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';

/** Returns the path of the sanitised drawing. */
export async function saveLogoDrawing(client: BrowserClient, file: File): Promise<string> {
  const { path } = await callFunction<{ path: string }>(client, 'save-logo-drawing', {
    svg: await file.text(),
  });
  return path;
}
