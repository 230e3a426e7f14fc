import { readConfig } from '../server/config.ts';
import { createKeys } from '../server/jwt.ts';
import { generateSigningKey } from '../server/jwt-store.ts';
import { openForCommand } from '../server/open-for-command.ts';
import { createDatabase } from '../server/postgres/database.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { keySettingsOf } from '../server/settings-of.ts';

// npm run keys            what a client needs to speak to this installation, whether it runs or not
// npm run keys -- --new   a new signing key, for AUTH_SIGNING_KEYS

if (process.argv.includes('--new')) {
  console.log(JSON.stringify([await generateSigningKey()]));
  process.exit();
}

const config = readConfig();
const opened = await openForCommand(config);
await prepareDatabase(opened.connectionString, { DEMO_CONTENT: false }, () => undefined);
const database = createDatabase({ connectionString: opened.connectionString });
const { anonKey, serviceKey } = await createKeys({ database, ...keySettingsOf(config) });
console.log(JSON.stringify({ url: config.PUBLIC_URL, anonKey, serviceKey }, null, 2));
await database.close();
await opened.close();
