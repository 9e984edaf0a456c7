import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))

/**
 * Gallery of all components in all states: `npx vite libs/ui/dev`. Built and previewed, it runs under the product's own
 * Content-Security-Policy: `npx vite build libs/ui/dev && npx vite preview libs/ui/dev`.
 */
export default defineConfig({
  root: here,
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  server: { port: 4290, strictPort: true },
  preview: {
    port: 4290,
    strictPort: true,
    headers: {
      'Content-Security-Policy':
        "default-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data:; object-src 'none'",
    },
  },
  build: { target: 'es2022', outDir: 'dist' },
})
