import { defineConfig } from 'vite'

/** Node runs no TypeScript source, so the service and its programs are bundled; npm packages stay outside. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', seed: 'src/seed.ts', 'create-super': 'src/create-super.ts' },
      // Flat, so that package.json is one folder up from every file (src/version.ts).
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@torneo\//] },
})
