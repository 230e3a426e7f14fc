import { readConfig } from '../server/config.ts';
import { createKeys } from '../server/jwt.ts';
import { openForCommand } from '../server/open-for-command.ts';
import { createDatabase } from '../server/postgres/database.ts';
import { prepareDatabase } from '../server/prepare-database.ts';

// Prints what a client needs to speak to this installation, whether it runs at the moment or not.

const config = readConfig();
const opened = await openForCommand(config);
await prepareDatabase(opened.connectionString, { DEMO_CONTENT: false }, () => undefined);
const database = createDatabase({ connectionString: opened.connectionString });
const { anonKey, serviceKey } = await createKeys({
  database,
  legacySecret: config.AUTH_JWT_SECRET,
});
console.log(JSON.stringify({ url: config.PUBLIC_URL, anonKey, serviceKey }, null, 2));
await database.close();
await opened.close();
