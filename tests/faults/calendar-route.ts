import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

// NODE_OPTIONS loads this module before the server. It leads requests to the host of the test's calendars to this machine,
// whose addresses the product rejects. Time, size and redirects are limited as for any other host.

const { CALENDAR_HOST: host, CALENDAR_PORT: port } = process.env;
const request = https.request;

https.request = ((url: URL, options: http.RequestOptions) => {
  if (url.hostname !== host) return request(url, options);
  const { lookup: _, ...rest } = options;
  return http.request(`http://127.0.0.1:${port}${url.pathname}`, rest);
}) as typeof https.request;
syncBuiltinESMExports();
