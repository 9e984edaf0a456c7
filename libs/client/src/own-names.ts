import type { api as sharedApi } from './api'

type Api = typeof sharedApi
type Entries = Readonly<Record<string, unknown>>
type Call = (endpoint: string, ...rest: readonly unknown[]) => unknown

const renamed = (entries: object, rename: (name: string) => string): Entries =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [rename(name), value as unknown]))

/**
 * The page's api as one section app sees it: endpoints that it injects carry the app's name in the shared store, so that
 * two apps with one word do not replace each other's (docs/design/isolation.md). Other names, such as those of the
 * panel, are left as they are. The build of a section app puts it in place of `api`.
 */
export function ownNames(api: Api, app: string): Api {
  const prefix = `${app}/`
  const own = new Set<string>()
  const stored = (name: string) => (own.has(name) ? prefix + name : name)
  // RTK Query names hooks after their endpoint: `useTeamsQuery`, here `useReferees-admin/teamsQuery`.
  const hookName = new RegExp(`^(use(?:Lazy)?)${prefix}(.)`, 'i')

  const calls = (of: object, names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const call = of[name as keyof typeof of] as Call
        return [name, (endpoint: string, ...rest: readonly unknown[]) => call(stored(endpoint), ...rest)]
      }),
    )

  const viewOf = (shared: Api): Entries => ({
    ...renamed(shared, (key) =>
      key.replace(hookName, (_, start: string, first: string) => start + first.toUpperCase()),
    ),
    ...calls(shared, ['usePrefetch']),
    endpoints: renamed(shared.endpoints, (name) => name.replace(prefix, '')),
    injectEndpoints: ({ endpoints, ...options }: { readonly endpoints: (build: unknown) => object }) =>
      viewOf(
        api.injectEndpoints({
          ...options,
          endpoints: (build) => {
            const definitions = endpoints(build)
            for (const name of Object.keys(definitions)) own.add(name)
            return renamed(definitions, stored) as never
          },
        }) as unknown as Api,
      ),
    enhanceEndpoints: ({ endpoints = {}, ...options }: { readonly endpoints?: object }) =>
      viewOf(api.enhanceEndpoints({ ...options, endpoints: renamed(endpoints, stored) as never }) as unknown as Api),
    util: { ...shared.util, ...calls(shared.util, ['updateQueryData', 'upsertQueryData', 'prefetch']) },
  })
  return viewOf(api) as unknown as Api
}
