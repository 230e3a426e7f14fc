import { onlineManager, QueryClient } from '@tanstack/react-query';

const maxRetries = 3;

/**
 * The queries of the screens. By default a query waits while the browser is offline and shows no error. Here it fails at once,
 * so that the screen says so, and runs again when the connection is back.
 */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count) => count < maxRetries && onlineManager.isOnline(),
      },
    },
  });
