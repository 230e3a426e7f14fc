import type { Plugin } from 'vite';

// Parts of the router that only run when they are switched on, which they are not here: reports to
// a monitoring service, and asking the server for routes (`routeDiscovery` is `initial`). Together
// they are 2 KB of every page. What is exported as `none` only servers ask for. A name that a newer
// router imports and that is missing here stops the build.

const unused: Record<string, string> = {
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export { none as instrumentHandler, none as instrumentationResultMetaContext };
    const none = undefined;
  `,
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export { none as getManifestPath, none as getPartialManifest };
    export { none as getPathsWithAncestors, none as handleClientVersionMismatch };
    const none = undefined;
  `,
};

export function leaveOutUnusedRouting(): Plugin {
  return {
    name: 'leave-out-unused-routing',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, part = ''] = id.split('/react-router/dist/production/');
      return unused[part];
    },
  };
}
