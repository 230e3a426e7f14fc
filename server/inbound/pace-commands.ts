import type { SMTPServer, SMTPServerSession } from 'smtp-server';
import { PacedWork } from '../http/pacing/paced-work.ts';

/** A mail takes about five commands, each of which waits for the response to the one before. */
const commandsPerTurn = 2;

/**
 * Limits the commands of one network (IPv6: /48) per iteration of the event loop. The library runs a hundred that arrive
 * together before it lets other requests run, for each connection. Returns a function to call for each new session.
 */
export function createCommandPace(): (
  server: Pick<SMTPServer, 'connections'>,
  session: SMTPServerSession,
  network: string,
) => void {
  const pace = new PacedWork(commandsPerTurn);
  return ({ connections }, session, network) => {
    for (const connection of connections) {
      if (connection.session !== session) continue;
      const run = connection._onCommand.bind(connection);
      // The parser goes on when the callback is called, so one command of a connection waits at most.
      connection._onCommand = (command, callback) =>
        pace.run(network, () => run(command, callback));
    }
  };
}
