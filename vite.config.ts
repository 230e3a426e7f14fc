import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const built = process.env.NODE_ENV === 'production';

export default defineConfig({
  // Unit tests read this file too and must not start the framework's type generator.
  plugins: process.env.VITEST ? [] : [tailwindcss(), reactRouter()],
  build: {
    // Fonts and pictures stay files: inlined they would be sent with every page.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: built
      ? {
          // Packages become part of the built pages, so that a start need not resolve them.
          resolve: { noExternal: true, external: ['sharp'] },
          define: { 'process.env.NODE_ENV': '"production"' },
          // One character beyond Latin-1, even in a comment, makes V8 store the file in twice the memory.
          build: { rolldownOptions: { output: { charset: 'ascii', comments: false } } },
        }
      : {},
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Every page needs these: one file compresses better, and stays cached when only
                // the product's own code changes.
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                },
                // A group also contains what its files import. The first one has what most visits need: the document,
                // the layout of public pages, and the home page.
                { name: 'site', test: /app\/(root|site\/(shell\/layout|pages\/home))\.tsx/ },
                // Code that several public pages use, without articles and the forms of the bank and the
                // network: an application for a job, mostly sent from a phone, uses none of them.
                // The portal and the page of a shortlist share much that no other page needs.
                {
                  name: 'pages',
                  test: /app\/site\/(?!(blog|candidate-bank|freelance-network|portal|review)\/)/,
                  minShareCount: 2,
                },
                { name: 'articles', test: /app\/site\/blog\//, minShareCount: 2 },
                {
                  name: 'network',
                  test: /app\/site\/(candidate-bank|freelance-network)\//,
                  minShareCount: 2,
                },
                // Small files that public pages share with the back office: left to its group, a
                // page would load all of that group for one of them.
                {
                  name: 'common',
                  test: /app\/((art|i18n)\/|ui\/(overlays\/(dialog|use-modal)|fields\/checkbox|download-file|empty-state|skeleton|use-run-once)\.|backend\/unwrap\.)|domain\/(enums|in-language|keys-of|time\/stockholm-day)\.ts/,
                  minShareCount: 2,
                },
                // The public site loads these for visitors with an account.
                {
                  name: 'backend',
                  test: /app\/(backend|site\/shell\/visitor)\/|node_modules\/tslib\//,
                },
                // The portal and the previews validate responses too, and load nothing of the back office.
                { name: 'schemas', test: /node_modules\/zod\/|domain\/forms\// },
                // Most screens of the back office need these: otherwise they would be fifty files below 3 kB.
                { name: 'admin', test: /app\/admin\//, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
});
