import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { narrowLetters } from './vite.narrow.ts';
import { leaveOutUnusedRouting } from './vite.router.ts';

// What every public page runs: the document, the shell around the page, and their parts.
const frame = [
  /clsx/,
  /app\/(root|error-screen|inlined|late-scripts|nonce-context|route-handle)\./,
  /app\/i18n\/(browser-language|fill|href|language-[a-z]+|localized-link|pending-language)\./,
  /app\/i18n\/(revalidate-on-language|stored-language|use-language-mirror)\./,
  /app\/backend\/(public-keys|auth\/stored-session)\./,
  /app\/site\/booking\//,
  /app\/site\/shell\/(layout|frame|header|footer|mobile-menu|nav-menu|navigation|session-control|track)\./,
  /app\/site\/shell\/(site-context|visitor-context|visitor-provider|engagement)\./,
  /app\/site\/shell\/use-(focus-on-navigation|known-person|popover-menu|slow-navigation|visit-events)\./,
  /app\/site\/(blocks\/booking-button|seo\/page-meta)\./,
  /app\/art\/(logo-mark|word-mark|portrait|alpaca|alpaca-looking)\./,
  /app\/ui\/(button|button-class|container|link-button|card|section|visually-hidden)\./,
];

const built = process.env.NODE_ENV === 'production';

export default defineConfig({
  // Unit tests read this file too and must not start the framework's type generator.
  plugins: process.env.VITEST
    ? []
    : [leaveOutUnusedRouting(), tailwindcss(), reactRouter(), ofServer(narrowLetters())],
  build: {
    // Fonts and pictures stay files: inlined they would travel with every page.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: built
      ? {
          // Packages become part of the built pages, so that a start need not look for them.
          resolve: { noExternal: true, external: ['sharp'] },
          define: { 'process.env.NODE_ENV': '"production"' },
        }
      : {},
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
                { name: 'site', test: (id) => frame.some((part) => part.test(id)) },
                // What the other pages share is not for visitors of the home page to wait for.
                { name: 'forms', test: /app\/site\/forms/, minShareCount: 2 },
                // A part brings what it imports, so those of the back office are not among them.
                {
                  name: 'pages',
                  test: /app\/(site\/(blocks|jobs|blog|rich-text|seo\/breadcrumbs)|art\/|ui\/(badge|empty-state|field)\.)/,
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

/** Browsers are sent what is shorter. */
function ofServer(plugin: Plugin): Plugin {
  return { ...plugin, applyToEnvironment: ({ name }) => name === 'ssr' };
}
