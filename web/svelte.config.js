import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // Runes everywhere in our own files: one way to hold state.
    runes: ({ filename }) => (filename.includes('node_modules') ? undefined : true),
  },
};
