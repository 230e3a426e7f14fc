import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // One static manifest file instead of a manifest request per page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
