/**
 * Removes variables that change a build, such as a test run's (React in development mode, no federation): Nx ignores
 * them and would cache the result as the real build.
 */
export function buildEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const changesBuild = /^(NODE_ENV|MODE|DEV|PROD|SSR|TEST|BASE_URL|VITE_|VITEST|TORNEO_)/
  const harmless = Object.fromEntries(Object.entries(env).filter(([name]) => !changesBuild.test(name)))
  return { ...harmless, NX_ISOLATE_PLUGINS: 'false', NX_TUI: 'false', FORCE_COLOR: '0' }
}
