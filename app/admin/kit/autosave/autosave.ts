import type { AutosaveOptions } from './autosave-options.ts';
import { DraftWriter } from './draft-writer.ts';
import { type Fields, put } from './merge-fields.ts';
import { SaveTimer, type SaveTrigger } from './save-timer.ts';
import {
  listSaveable,
  listUnsaved,
  mergeStored,
  openSnapshot,
  type Snapshot,
  type StoredRow,
} from './snapshot.ts';

/** Stores changes in the browser immediately and on the server shortly after, with retries. */
export class Autosave {
  #options: AutosaveOptions;
  #snapshot: Snapshot;
  #listeners = new Set<() => void>();
  #running: Promise<boolean> | undefined;
  #received: StoredRow | undefined;
  #timer = new SaveTimer((trigger) => void this.#start(trigger));
  #draft = new DraftWriter(
    () => this.#options.draft,
    () => this.#snapshot,
  );
  #lastTrigger: SaveTrigger = 'change';

  constructor(stored: StoredRow, options: AutosaveOptions) {
    this.#options = options;
    this.#snapshot = openSnapshot(stored, options.draft.read(), options.combine);
  }

  getSnapshot = (): Snapshot => this.#snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** True if the server lacks changes made here. */
  get isDirty(): boolean {
    return listUnsaved(this.#snapshot).length > 0;
  }

  /** The options may change during editing, such as `savesAutomatically` or the names of colleagues. */
  set options(options: AutosaveOptions) {
    this.#options = options;
  }

  get #isAutomatic(): boolean {
    return this.#options.savesAutomatically && this.#snapshot.stored.savesAutomatically !== false;
  }

  change(changes: Fields): void {
    this.#timer.resume();
    const fields = { ...this.#snapshot.fields };
    for (const [key, value] of Object.entries(changes)) put(fields, key, value);
    this.#update({ fields });
    if (!this.isDirty && !this.#running) this.#finish();
    else if (['saved', 'rejected'].includes(this.#snapshot.state))
      this.#update({ state: 'unsaved' });
    this.#draft.writeSoon();
    this.#timer.forgetFailures();
    if (this.#isAutomatic) this.#timer.waitUntilIdle();
  }

  /** Takes the current row of the server, regardless of the author. */
  receive(stored: StoredRow): void {
    // During a save this may be the result of that save, so it is merged afterwards.
    if (this.#running) this.#received = stored;
    else this.#merge(stored);
  }

  #merge(stored: StoredRow): void {
    if (stored.version <= this.#snapshot.stored.version) return;
    this.#update(mergeStored(this.#snapshot, stored, this.#options.combine));
    if (this.isDirty) this.#draft.writeSoon();
    else this.#finish();
  }

  /** Resolves the conflict of a field with the value of the user or of the colleague. */
  resolveConflict(key: string, choice: 'mine' | 'theirs'): void {
    const conflict = this.#snapshot.conflicts.find((open) => open.key === key);
    if (!conflict) return;
    const fields = { ...this.#snapshot.fields };
    if (choice === 'theirs') put(fields, key, conflict.theirs);
    const conflicts = this.#snapshot.conflicts.filter((open) => open !== conflict);
    this.#update({ fields, conflicts });
    this.#draft.writeSoon();
    if (conflicts.length > 0) return;
    if (this.#isAutomatic) void this.savePending();
    else if (!this.isDirty) this.#finish();
  }

  /** Saves because the user asked for it. Resolves to true if nothing is left unsaved. */
  save = (): Promise<boolean> => this.#start('user');

  /** Saves pending automatic changes now. Does nothing if saving needs the user's consent. */
  savePending = (): Promise<boolean> => this.#start('change');

  /** Repeats the failed save, with the trigger that it had. */
  retry = (): Promise<boolean> => this.#start(this.#lastTrigger);

  #start(trigger: SaveTrigger): Promise<boolean> {
    this.#timer.clear();
    this.#running ??= this.#runOnce(trigger);
    return this.#running;
  }

  /** The row that arrives during a save is merged after it. */
  async #runOnce(trigger: SaveTrigger): Promise<boolean> {
    this.#lastTrigger = trigger;
    // `#running` must be set before anything can arrive.
    await undefined;
    try {
      return await this.#saveUntilDone(trigger);
    } finally {
      this.#running = undefined;
      const receivedRow = this.#received;
      this.#received = undefined;
      if (receivedRow) this.#merge(receivedRow);
    }
  }

  /** Drops unsaved changes. */
  discard(): void {
    const { fields } = this.#snapshot.stored;
    this.#update({ fields, conflicts: [], rejected: {}, restoredFrom: undefined });
    this.#finish();
  }

  /** Keeps the draft in the browser for the next visit; nothing is sent after the user has left. */
  dispose(): void {
    this.#timer.stop();
    this.#draft.write();
  }

  /** Starts to save. The constructor does not: React may discard the render that called it. */
  resume(): void {
    this.#timer.resume();
    if (this.isDirty && this.#isAutomatic) this.#timer.waitUntilIdle();
  }

  /** Saves again while the user has changed fields during the last save. */
  async #saveUntilDone(trigger: SaveTrigger): Promise<boolean> {
    for (;;) {
      const { stored, fields, conflicts } = this.#snapshot;
      if (conflicts.length > 0) return this.#endSave();
      // A colleague may have published it since the last iteration.
      if (trigger === 'change' && !this.#isAutomatic) return this.#endSave();
      const invalidKeys = new Set(this.#options.findInvalidKeys(fields));
      const changedKeys = listSaveable(this.#snapshot, invalidKeys);
      if (changedKeys.length === 0) return this.#endSave();
      this.#update({ state: 'saving' });
      const sentFields = { ...stored.fields };
      for (const key of changedKeys) put(sentFields, key, fields[key]);
      try {
        const version = await this.#options.save(sentFields, changedKeys, stored.version);
        if (version === null) this.#merge(await this.#options.load());
        else this.#confirmSave({ ...stored, version, fields: sentFields });
      } catch (error) {
        if (!this.#fail(error, fields)) return false;
      }
    }
  }

  #confirmSave(stored: StoredRow): void {
    this.#timer.forgetFailures();
    const savedAt = new Date().toISOString();
    this.#update({ stored: { ...stored, savedAt }, error: undefined });
  }

  /** Ends a save. Returns true if nothing is left unsaved; fields that are not valid stay in the browser. */
  #endSave(): boolean {
    if (!this.isDirty) this.#finish();
    else this.#update({ state: 'unsaved' });
    return !this.isDirty;
  }

  /** Returns true if the remaining fields can still be saved. */
  #fail(error: unknown, fields: Fields): boolean {
    const { isTransient, findErrorKey, isOnline = () => navigator.onLine } = this.#options;
    const key = findErrorKey?.(error);
    if (key) {
      this.#update({ rejected: { ...this.#snapshot.rejected, [key]: fields[key] } });
      return true;
    }
    if (!isTransient(error)) {
      this.#update({ state: 'rejected', error });
      return false;
    }
    this.#update({ state: isOnline() ? 'failed' : 'offline', error });
    this.#timer.retryLater(this.#lastTrigger);
    return false;
  }

  #finish(): void {
    this.#draft.remove();
    this.#update({ state: 'saved', error: undefined });
  }

  #update(part: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }
}
