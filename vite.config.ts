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
                  test: /clsx|app\/(i18n\/|site\/([\w.-]+$|blocks\/booking-button)|error-screen|page-loading|art\/(logo-mark|word-mark|portrait|alpaca-(looking|parts))|ui\/(button|container|link-button|card|section|visually)|data\/(track|public-keys|.*booking|auth-|browser-client|stored-session|use-))/,
                  minShareCount: 2,
                },
                // What the other pages share is not for visitors of the home page to wait for.
                { name: 'forms', test: /app\/site\/forms/, minShareCount: 2 },
                {
                  name: 'pages',
                  test: /app\/(site\/(blocks|jobs|blog|rich-text|seo\/breadcrumbs)|art\/|ui\/)/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
});
