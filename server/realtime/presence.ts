import { randomBytes } from 'node:crypto';
import type { Channel } from './channel.ts';
import { PresenceState } from './presence-state.ts';
import type { PresenceChange, PresenceStore } from './presence-store.ts';
import type { Rooms } from './rooms.ts';

/** Changes within this time are told together. */
const gatherMs = 20;
const retryMs = 1_000;

interface Room {
  state: PresenceState;
  /** Local channels that watch or track here; the room is forgotten with the last one. */
  channels: Set<Channel>;
  loaded: boolean;
  loading: Promise<void>;
  /** What arrived from other processes while the table was being read. */
  missed: (() => void)[];
  timer: NodeJS.Timeout | undefined;
  retry: NodeJS.Timeout | undefined;
}

export class Presence {
  readonly #rooms: Rooms;
  readonly #store: PresenceStore;
  readonly #node: string;
  readonly #watched = new Map<string, Room>();

  constructor(rooms: Rooms, store: PresenceStore, node: string) {
    this.#rooms = rooms;
    this.#store = store;
    this.#node = node;
  }

  /** The state of a channel's room, for one that has just joined. */
  async enter(channel: Channel): Promise<string> {
    const room = this.#watch(channel);
    await room.loading;
    return room.state.render();
  }

  track(channel: Channel, payload: Record<string, unknown>): void {
    const room = this.#watch(channel);
    const ref = randomBytes(12).toString('base64url');
    const previous = channel.presenceRef;
    const meta = { ...payload, phx_ref: ref, ...(previous ? { phx_ref_prev: previous } : {}) };
    const entry = { ref, key: channel.presenceKey, meta: JSON.stringify(meta) };
    const leaves = previous ? [previous] : [];
    channel.presenceRef = ref;
    this.#change(channel.room, room, this.#node, { joins: [entry], leaves });
    this.#store.save({ room: channel.room, joins: [entry], leaves });
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

  /** News from another process. */
  receive(name: string, node: string, change: Omit<PresenceChange, 'room'>): void {
    const room = this.#watched.get(name);
    if (!room || node === this.#node) return;
    const apply = () => this.#change(name, room, node, change);
    if (room.loaded) apply();
    else room.missed.push(apply);
  }

  /** Everybody on a process that is gone has left. */
  forgetNode(node: string): void {
    for (const [name, room] of this.#watched) {
      const leaves = this.#refsOf(room, node);
      if (leaves.length > 0) this.#change(name, room, node, { joins: [], leaves });
    }
  }

  /** Reads everything again after a time in which news may have been lost. */
  reload(): void {
    for (const [name, room] of this.#watched) {
      room.loaded = false;
      this.#startLoading(name, room);
    }
  }

  /** This process was taken for dead: its people are told of again. */
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
        loaded: false,
        loading: Promise.resolve(),
        missed: [],
        timer: undefined,
        retry: undefined,
      };
      this.#watched.set(channel.room, room);
      this.#startLoading(channel.room, room);
    }
    room.channels.add(channel);
    return room;
  }

  /** Whoever needs the state waits and may fail; the room itself tries again. */
  #startLoading(name: string, room: Room): void {
    room.loading = this.#load(name, room);
    room.loading.catch(() => {
      if (this.#watched.get(name) !== room) return;
      room.retry = setTimeout(() => this.#startLoading(name, room), retryMs);
    });
  }

  async #load(name: string, room: Room): Promise<void> {
    const rows = await this.#store.load(name);
    const known = new Set(rows.map(({ ref }) => ref));
    // Own entries may still be on their way to the table: memory is right about them.
    const foreign = rows.filter(({ node }) => node !== this.#node);
    const gone = Array.from(room.state.entries()).filter(
      ({ ref, node }) => node !== this.#node && !known.has(ref),
    );
    for (const { ref } of gone) room.state.remove(ref);
    for (const entry of foreign) room.state.add(entry);
    room.loaded = true;
    for (const apply of room.missed.splice(0)) apply();
    this.#tellSoon(name, room);
  }

  #change(name: string, room: Room, node: string, change: Omit<PresenceChange, 'room'>): void {
    for (const ref of change.leaves) room.state.remove(ref);
    for (const { ref, key, meta } of change.joins) room.state.add({ ref, key, meta, node });
    this.#tellSoon(name, room);
  }

  #tellSoon(name: string, room: Room): void {
    room.timer ??= setTimeout(() => {
      room.timer = undefined;
      const diff = room.state.takeDiff();
      if (!diff) return;
      for (const channel of this.#rooms.members(name)) {
        if (channel.wantsPresence && channel.rights.readPresence)
          channel.push('presence_diff', diff);
      }
    }, gatherMs);
  }

  #refsOf(room: Room, node: string): string[] {
    return Array.from(room.state.entries())
      .filter((entry) => entry.node === node)
      .map(({ ref }) => ref);
  }
}

function stop(room: Room): void {
  clearTimeout(room.timer);
  clearTimeout(room.retry);
}
