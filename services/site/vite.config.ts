import { defineConfig } from 'vite'

/** Bundles the site with its packages: it has no native parts, and starts from one file, its pages' programs from another. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'sandbox-thread': '../../libs/serving/src/programs/sandbox-thread.ts' },
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
        minify: { compress: true, mangle: { keepNames: { class: true, function: false } } },
      },
      external: ['bufferutil', 'utf-8-validate'],
    },
  },
  ssr: { noExternal: true },
})
