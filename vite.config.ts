import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // Unit tests read this file too and must not start the framework's type generator.
  plugins: process.env.VITEST ? [] : [tailwindcss(), reactRouter()],
  build: {
    // Fonts and pictures stay files: inlined they would travel with every page.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page loads anyway compresses better as one file, and stays cached
                // when only our own code changes.
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                },
                {
                  name: 'site',
                  test: /app\/(i18n|site|error-screen|page-loading|data\/(public-keys|.*booking|auth-|browser-client|stored-session|use-))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
