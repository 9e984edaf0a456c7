import react from '@vitejs/plugin-react'
import type { ViteUserConfig } from 'vitest/config'
import { timeouts } from './test-timeouts.ts'

/** Vitest config for screens: happy-dom, the fake API, and single copies of packages that keep state by identity. */
export const screenTests = () =>
  ({
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
    test: { environment: 'happy-dom', ...timeouts('screen') },
  }) satisfies ViteUserConfig

/** Vitest config of a section app in its own repository. */
export const sectionTests = (): ViteUserConfig => ({
  ...screenTests(),
  test: {
    ...screenTests().test,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@torneo/testing/web-setup'],
    // Transforms our packages with Vite instead of Node, like the screens that import them.
    server: { deps: { inline: [/@torneo\//] } },
  },
})
