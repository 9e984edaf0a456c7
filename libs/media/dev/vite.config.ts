import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Connect, type Plugin } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Generates a different picture for each id, because the fake storage of the page keeps no bytes. */
function pictureOf(id: string): string {
  const hue = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0) * 47, 0) % 360
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="hsl(${hue} 45% 30%)"/>` +
    `<circle cx="230" cy="70" r="46" fill="hsl(${(hue + 40) % 360} 80% 65%)"/><path d="M0 180 L110 70 L220 180Z" fill="hsl(${hue} 50% 18%)"/></svg>`
  )
}

const servePicture: Connect.NextHandleFunction = (request, response, next) => {
  const [, id] = /^\/api\/storage\/.*\/files\/([^/]+)\/view/.exec(request.url ?? '') ?? []
  if (!id) return next()
  response.setHeader('Content-Type', 'image/svg+xml')
  response.end(pictureOf(id))
}

function pictures(): Plugin {
  return {
    name: 'torneo:pictures',
    configureServer: ({ middlewares }) => void middlewares.use(servePicture),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(servePicture),
  }
}

/** Serves the image field and the picker alone, on a fake storage: `npx vite libs/media/dev`. */
export default defineConfig({
  root: here,
  plugins: [react(), pictures()],
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  server: { port: 4291, strictPort: true },
  preview: { port: 4291, strictPort: true },
  build: { target: 'es2022', outDir: 'dist' },
})
