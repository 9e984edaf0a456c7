import { defineConfig } from 'vite'

/** Bundles the site with its packages: it has no native parts, and starts from one file. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts' },
      output: {
        entryFileNames: '[name].mjs',
        minify: { compress: true, mangle: { keepNames: { class: true, function: false } } },
      },
      external: ['bufferutil', 'utf-8-validate'],
    },
  },
  ssr: { noExternal: true },
})
