import react from '@vitejs/plugin-react'
import type { ViteUserConfig } from 'vitest/config'
import { timeouts } from './test-timeouts.ts'

/** How screens are tested: in happy-dom, on the fake API, with one copy of what keeps state by identity. */
export const screenTests = () => ({
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  test: {
    environment: 'happy-dom',
    ...timeouts('screen'),
  },
}) satisfies ViteUserConfig

/** The vitest config of a section app in a repository of its own. */
export const sectionTests = (): ViteUserConfig => ({
  ...screenTests(),
  test: {
    ...screenTests().test,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@torneo/testing/web-setup'],
    // Not left to Node: their imports go through Vite, as those of the screens do.
    server: { deps: { inline: [/@torneo\//] } },
  },
})
