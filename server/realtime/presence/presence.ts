import { randomBytes } from 'node:crypto';
import type { Channel } from '../channels/channel.ts';
import type { Rooms } from '../channels/rooms.ts';
import { PresenceState, sizeOf } from './presence-state.ts';
import type { PresenceChange, PresenceStore } from './presence-store.ts';

/** Changes within this time are sent together. */
const batchMs = 20;
const retryMs = 1_000;

interface Room {
  state: PresenceState;
  /** Local channels that use presence in this room; the room is removed with the last one. */
  channels: Set<Channel>;
  isLoaded: boolean;
  loading: Promise<void>;
  /** Changes from other processes that arrived while the table was being read. */
  missedChanges: (() => void)[];
  diffTimer: NodeJS.Timeout | undefined;
  retryTimer: NodeJS.Timeout | undefined;
}

export class Presence {
  readonly #rooms: Rooms;
  readonly #store: PresenceStore;
  readonly #node: string;
  readonly #roomSize: number;
  readonly #watched = new Map<string, Room>();

  constructor(rooms: Rooms, store: PresenceStore, node: string, roomSize: number) {
    this.#roomSize = roomSize;
    this.#rooms = rooms;
    this.#store = store;
    this.#node = node;
  }

  /** Returns the state of the room for a channel that has just joined. */
  async enter(channel: Channel): Promise<string> {
    const room = this.#watch(channel);
    await room.loading;
    return room.state.render();
  }

  /** Returns false if the room is full. The channel keeps the presence that it has. */
  track(channel: Channel, payload: Record<string, unknown>): boolean {
    const room = this.#watch(channel);
    const ref = randomBytes(12).toString('base64url');
    const previous = channel.presenceRef;
    const meta = { ...payload, phx_ref: ref, ...(previous ? { phx_ref_prev: previous } : {}) };
    const entry = { ref, key: channel.presenceKey, meta: JSON.stringify(meta) };
    if (room.state.size + sizeOf(entry) > this.#roomSize) return false;
    const leaves = previous ? [previous] : [];
    channel.presenceRef = ref;
    this.#change(channel.room, room, this.#node, { joins: [entry], leaves });
    this.#store.save({ room: channel.room, joins: [entry], leaves });
    return true;
  }

  untrack(channel: Channel): void {
    const room = this.#watched.get(channel.room);
    if (!room || !channel.presenceRef) return;
    const leaves = [channel.presenceRef];
    channel.presenceRef = undefined;
    this.#change(channel.room, room, this.#node, { joins: [], leaves });
    this.#store.save({ room: channel.room, joins: [], leaves });
  }

  leave(channel: Channel): void {
    this.untrack(channel);
    const room = this.#watched.get(channel.room);
    room?.channels.delete(channel);
    if (room?.channels.size === 0) {
      stop(room);
      this.#watched.delete(channel.room);
    }
  }

  /** Applies a change from another process. */
  receive(name: string, node: string, change: Omit<PresenceChange, 'room'>): void {
    const room = this.#watched.get(name);
    if (!room || node === this.#node) return;
    const apply = () => this.#change(name, room, node, change);
    if (room.isLoaded) apply();
    else room.missedChanges.push(apply);
  }

  /** Removes all presences of a process that has ended. */
  forgetNode(node: string): void {
    for (const [name, room] of this.#watched) {
      const leaves = this.#refsOf(room, node);
      if (leaves.length > 0) this.#change(name, room, node, { joins: [], leaves });
    }
  }

  /** Reloads all rooms after a reconnect, because changes may have been missed. */
  reload(): void {
    for (const [name, room] of this.#watched) {
      room.isLoaded = false;
      this.#startLoading(name, room);
    }
  }

  /**
   * Writes the presences of this process again, after other processes have removed them because they counted it as dead.
   */
  restoreOwn(): void {
    for (const [name, room] of this.#watched) {
      const joins = Array.from(room.state.entries())
        .filter((entry) => entry.node === this.#node)
        .map(({ ref, key, meta }) => ({ ref, key, meta }));
      if (joins.length > 0) this.#store.save({ room: name, joins, leaves: [] });
    }
  }

  close(): void {
    for (const room of this.#watched.values()) stop(room);
  }

  #watch(channel: Channel): Room {
    let room = this.#watched.get(channel.room);
    if (!room) {
      room = {
        state: new PresenceState(),
        channels: new Set(),
        isLoaded: false,
        loading: Promise.resolve(),
        missedChanges: [],
        diffTimer: undefined,
        retryTimer: undefined,
      };
      this.#watched.set(channel.room, room);
      this.#startLoading(channel.room, room);
    }
    room.channels.add(channel);
    return room;
  }

  /** A failure rejects the callers that wait for the state; the room itself retries. */
  #startLoading(name: string, room: Room): void {
    room.loading = this.#load(name, room);
    room.loading.catch(() => {
      if (this.#watched.get(name) !== room) return;
      room.retryTimer = setTimeout(() => this.#startLoading(name, room), retryMs);
    });
  }

  async #load(name: string, room: Room): Promise<void> {
    const rows = await this.#store.load(name);
    const storedRefs = new Set(rows.map(({ ref }) => ref));
    // Entries of this process are not taken from the table: their changes may not be written yet.
    const remote = rows.filter(({ node }) => node !== this.#node);
    const endedPresences = Array.from(room.state.entries()).filter(
      ({ ref, node }) => node !== this.#node && !storedRefs.has(ref),
    );
    for (const { ref } of endedPresences) room.state.remove(ref);
    for (const entry of remote) room.state.add(entry);
    room.isLoaded = true;
    for (const apply of room.missedChanges.splice(0)) apply();
    this.#scheduleDiff(name, room);
  }

  #change(name: string, room: Room, node: string, change: Omit<PresenceChange, 'room'>): void {
    for (const ref of change.leaves) room.state.remove(ref);
    for (const { ref, key, meta } of change.joins) room.state.add({ ref, key, meta, node });
    this.#scheduleDiff(name, room);
  }

  #scheduleDiff(name: string, room: Room): void {
    room.diffTimer ??= setTimeout(() => {
      room.diffTimer = undefined;
      const diff = room.state.takeDiff();
      if (!diff) return;
      for (const channel of this.#rooms.members(name)) {
        if (channel.wantsPresence && channel.rights.readPresence)
          channel.push('presence_diff', diff);
      }
    }, batchMs);
  }

  #refsOf(room: Room, node: string): string[] {
    return Array.from(room.state.entries())
      .filter((entry) => entry.node === node)
      .map(({ ref }) => ref);
  }
}

function stop(room: Room): void {
  clearTimeout(room.diffTimer);
  clearTimeout(room.retryTimer);
}
