import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// Each title's table is a chunk, so that a player loads only the game that is played; art data is
// large and changes seldom, so a new version of the code leaves it in the browser's cache.
// What the pages around the tables show of a title is drawn from its `scene.ts` and goes with the art.
const TABLE = /\/src\/(?:tables\/([^/]+)|(generic))\/(?!scene\.ts)/;
const ART = /\/src\/(?:art\/|tables\/[^/]+\/scene\.ts)/;

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/regent/server/page',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy allows fonts from files only, and inlined ones are data.
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Else a table's chunk would swallow what all tables share.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'art', test: ART },
            {
              name: (id) => {
                const found = TABLE.exec(id);
                return `table-${found?.[1] ?? found?.[2]}`;
              },
              test: TABLE,
              debugName: 'table',
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    // Machines that are busy with other work are slow, not wrong.
    testTimeout: 60_000,
    environment: 'jsdom',
    pool: 'threads',
    include: ['src/**/*.test.ts'],
  },
});
