import pg from 'pg';
import { startCluster } from './cluster.ts';
import { lockFolder } from './lock.ts';

const [folder = ''] = process.argv.slice(2);
await lockFolder(folder, 'http://localhost:1');
const { connectionString } = await startCluster({ folder });
const client = new pg.Client({ connectionString });
await client.connect();

let n = 0;
process.on('SIGUSR2', async () => {
  const { rows } = await client.query(
    'insert into kept select coalesce(max(n), 0) + 1 from kept returning n',
  );
  n = rows[0].n;
  console.log(`committed ${n}`);
});
console.log('ready');
