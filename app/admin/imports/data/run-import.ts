import type {
  CvImport,
  ImportCheck,
  ImportEdit,
  ImportStart,
} from '../../../../domain/imports/import.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';

// The steps of an import, from the file to undoing it.

export const uploadImport = (client: BrowserClient, form: FormData): Promise<{ id: string }> =>
  callFunction(client, 'upload-import', form, crypto.randomUUID());

export const createCvImport = (client: BrowserClient, call: CvImport): Promise<{ id: string }> =>
  callFunction(client, 'create-cv-import', call, crypto.randomUUID());

export const addImportFile = (client: BrowserClient, form: FormData): Promise<object> =>
  callFunction(client, 'add-import-file', form, crypto.randomUUID());

export const finishImportFiles = (client: BrowserClient, id: string): Promise<object> =>
  callFunction(client, 'finish-import-files', { import_id: id }, crypto.randomUUID());

export const editImport = (client: BrowserClient, call: ImportEdit): Promise<object> =>
  callFunction(client, 'edit-import', call, crypto.randomUUID());

export const checkImport = (client: BrowserClient, call: ImportCheck): Promise<object> =>
  callFunction(client, 'check-import', call, crypto.randomUUID());

export const startImport = (client: BrowserClient, call: ImportStart): Promise<object> =>
  callFunction(client, 'start-import', call, crypto.randomUUID());

export const cancelImport = (client: BrowserClient, id: string): Promise<object> =>
  callFunction(client, 'cancel-import', { import_id: id }, crypto.randomUUID());

export const undoImport = (client: BrowserClient, id: string): Promise<object> =>
  callFunction(client, 'undo-import', { import_id: id }, crypto.randomUUID());
