import type { LocalDraft } from './local-draft.ts';
import { type Conflict, type Fields, listChanges, mergeFields, put } from './merge-fields.ts';
import { sameValue } from './same-value.ts';

export type Stored = {
  version: number;
  fields: Fields;
  savedAt: string;
  savedBy: string | null;
  /** Whether it may be saved unasked, where that hangs on the row: what is public may not. */
  automatic?: boolean;
};

/** What a colleague's save brought while somebody was writing here. */
export type News = { by: string | null; at: string; keys: string[] };

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'refused';

export type Snapshot = {
  stored: Stored;
  fields: Fields;
  state: SaveState;
  /** Why the last attempt failed. */
  problem: unknown;
  conflicts: Conflict[];
  news: News | undefined;
  /** When this was kept in the browser, for what an earlier visit left here. */
  restoredFrom: string | undefined;
  /** Values the server would not take, by key. */
  refused: Fields;
};

export type AutosaveOptions = {
  /** Writes on top of that version. The new version, or null where a colleague saved in between. */
  save: (fields: Fields, changed: string[], version: number) => Promise<number | null>;
  load: () => Promise<Stored>;
  /** Keys that are not fit to be saved yet. */
  findFaults: (fields: Fields) => Iterable<string>;
  combine?: (key: string, theirs: unknown, mine: unknown) => unknown;
  /** The key that a refusal is about, if it is about one. */
  blame?: (error: unknown) => string | undefined;
  /** Whether another attempt may help: no connection, an overloaded server. */
  isTransient: (error: unknown) => boolean;
  draft: LocalDraft;
  /** Without it changes stay in the browser until they are saved by hand. */
  automatic: boolean;
  isOnline?: () => boolean;
};

const idleMs = 800;
const keepMs = 200;
const retryMs = [2_000, 4_000, 8_000, 16_000, 30_000];

/** Keeps what is written: at once in the browser, a moment later on the server, until it is there. */
export class Autosave {
  #options: AutosaveOptions;
  #snapshot: Snapshot;
  #listeners = new Set<() => void>();
  #disposed = false;
  #running: Promise<boolean> | undefined;
  #received: Stored | undefined;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #wasAsked = false;

  constructor(stored: Stored, options: AutosaveOptions) {
    this.#options = options;
    const draft = options.draft.read();
    const merge = draft && mergeFields(draft.base, stored.fields, draft.fields, options.combine);
    const fields = merge?.fields ?? stored.fields;
    const isRestored = listChanges(stored.fields, fields).length > 0;
    this.#snapshot = {
      stored,
      fields,
      state: isRestored ? 'unsaved' : 'saved',
      problem: undefined,
      conflicts: merge?.conflicts ?? [],
      news: undefined,
      restoredFrom: isRestored ? draft?.keptAt : undefined,
      refused: {},
    };
    if (isRestored && this.#isAutomatic) this.#schedule(idleMs);
  }

  getSnapshot = (): Snapshot => this.#snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the server lacks anything that was written here. */
  get isDirty(): boolean {
    return this.#changes().length > 0;
  }

  /** What the screen knows by now: whether saving is automatic, what colleagues are called. */
  set options(options: AutosaveOptions) {
    this.#options = options;
  }

  get #isAutomatic(): boolean {
    return this.#options.automatic && this.#snapshot.stored.automatic !== false;
  }

  change(changes: Fields): void {
    this.#disposed = false;
    const fields = { ...this.#snapshot.fields };
    for (const [key, value] of Object.entries(changes)) put(fields, key, value);
    this.#update({ fields });
    if (!this.isDirty && !this.#running) this.#finish();
    else if (['saved', 'refused'].includes(this.#snapshot.state))
      this.#update({ state: 'unsaved' });
    this.#keep();
    this.#attempts = 0;
    if (this.#isAutomatic) this.#schedule(idleMs);
  }

  /** The row as the server has it now, whoever saved it. */
  receive(stored: Stored): void {
    // What arrives while a save is under way may be that very save.
    if (this.#running) this.#received = stored;
    else this.#merge(stored);
  }

  #merge(stored: Stored): void {
    if (stored.version <= this.#snapshot.stored.version) return;
    const { fields: mine, stored: before, conflicts } = this.#snapshot;
    const merge = mergeFields(before.fields, stored.fields, mine, this.#options.combine);
    const open = conflicts
      .filter(({ key }) => !merge.conflicts.some((found) => found.key === key))
      .filter(({ key }) => !sameValue(stored.fields[key], merge.fields[key]))
      .map((conflict) => ({ ...conflict, theirs: stored.fields[conflict.key] }));
    this.#update({
      stored,
      fields: merge.fields,
      conflicts: [...open, ...merge.conflicts],
    });
    if (merge.taken.length + merge.conflicts.length > 0) {
      this.#update({ news: { by: stored.savedBy, at: stored.savedAt, keys: merge.taken } });
    }
    if (this.isDirty) this.#keep();
    else this.#finish();
  }

  settle(key: string, choice: 'mine' | 'theirs'): void {
    const conflict = this.#snapshot.conflicts.find((open) => open.key === key);
    if (!conflict) return;
    const fields = { ...this.#snapshot.fields };
    if (choice === 'theirs') put(fields, key, conflict.theirs);
    const conflicts = this.#snapshot.conflicts.filter((open) => open !== conflict);
    this.#update({ fields, conflicts });
    this.#keep();
    if (conflicts.length > 0) return;
    if (this.#isAutomatic) void this.saveUnasked();
    else if (!this.isDirty) this.#finish();
  }

  /** Saves now, because somebody says so. True when nothing of what was written is left unsaved. */
  save = (): Promise<boolean> => this.#start(true);

  /** Saves now what would be saved in a moment anyway; nothing where that takes somebody's word. */
  saveUnasked = (): Promise<boolean> => this.#start(false);

  /** After a failure: as it was tried. */
  retry = (): Promise<boolean> => this.#start(this.#wasAsked);

  #start(isAsked: boolean): Promise<boolean> {
    clearTimeout(this.#saveTimer);
    this.#running ??= this.#runAlone(isAsked);
    return this.#running;
  }

  async #runAlone(isAsked: boolean): Promise<boolean> {
    this.#wasAsked = isAsked;
    // Known to be running before anything can arrive.
    await undefined;
    try {
      return await this.#run(isAsked);
    } finally {
      this.#running = undefined;
      const received = this.#received;
      this.#received = undefined;
      if (received) this.#merge(received);
    }
  }

  /** Gives up what is not saved. */
  discard(): void {
    const { fields } = this.#snapshot.stored;
    this.#update({ fields, conflicts: [], refused: {}, restoredFrom: undefined });
    this.#finish();
  }

  /** Whoever left without saving finds the draft again; nothing is sent behind their back. */
  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#saveTimer);
    this.#keepNow();
  }

  resume(): void {
    this.#disposed = false;
    if (this.isDirty && this.#isAutomatic) this.#schedule(idleMs);
  }

  async #run(isAsked: boolean): Promise<boolean> {
    for (;;) {
      const { stored, fields, conflicts } = this.#snapshot;
      if (conflicts.length > 0) return this.#rest();
      // A colleague may have published it since the last round.
      if (!isAsked && !this.#isAutomatic) return this.#rest();
      const changed = this.#saveable();
      if (changed.length === 0) return this.#rest();
      this.#update({ state: 'saving' });
      const sent = { ...stored.fields };
      for (const key of changed) put(sent, key, fields[key]);
      try {
        const version = await this.#options.save(sent, changed, stored.version);
        if (version === null) this.#merge(await this.#options.load());
        else this.#settleSave({ ...stored, version, fields: sent });
      } catch (error) {
        if (!this.#fail(error, fields)) return false;
      }
    }
  }

  #settleSave(stored: Stored): void {
    this.#attempts = 0;
    const savedAt = new Date().toISOString();
    this.#update({ stored: { ...stored, savedAt }, problem: undefined });
  }

  /** Nothing more can be saved now; what is not fit for it stays in the browser. */
  #rest(): boolean {
    if (!this.isDirty) this.#finish();
    else this.#update({ state: 'unsaved' });
    return !this.isDirty;
  }

  /** True where it is worth going on with the rest. */
  #fail(error: unknown, fields: Fields): boolean {
    const { isTransient, blame, isOnline = () => navigator.onLine } = this.#options;
    const key = blame?.(error);
    if (key) {
      this.#update({ refused: { ...this.#snapshot.refused, [key]: fields[key] } });
      return true;
    }
    if (!isTransient(error)) {
      this.#update({ state: 'refused', problem: error });
      return false;
    }
    this.#update({ state: isOnline() ? 'failed' : 'offline', problem: error });
    this.#schedule(retryMs[Math.min(this.#attempts, retryMs.length - 1)] ?? 0, this.#wasAsked);
    this.#attempts += 1;
    return false;
  }

  #changes(): string[] {
    return listChanges(this.#snapshot.stored.fields, this.#snapshot.fields);
  }

  #saveable(): string[] {
    const { fields, refused } = this.#snapshot;
    const faults = new Set(this.#options.findFaults(fields));
    return this.#changes().filter(
      (key) => !faults.has(key) && !(key in refused && sameValue(refused[key], fields[key])),
    );
  }

  #finish(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    this.#options.draft.remove();
    this.#update({ state: 'saved', problem: undefined });
  }

  #schedule(delay: number, isAsked = false): void {
    clearTimeout(this.#saveTimer);
    if (this.#disposed) return;
    this.#saveTimer = setTimeout(() => void this.#start(isAsked), delay);
  }

  #keep(): void {
    this.#keepTimer ??= setTimeout(() => this.#keepNow(), keepMs);
  }

  #keepNow(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    const { stored, fields, conflicts } = this.#snapshot;
    if (!this.isDirty) {
      this.#options.draft.remove();
      return;
    }
    // What is not settled yet is a conflict again when this is read back.
    const base = { ...stored.fields };
    for (const conflict of conflicts) put(base, conflict.key, conflict.base);
    this.#options.draft.write({ base, fields, keptAt: new Date().toISOString() });
  }

  #update(part: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }
}
