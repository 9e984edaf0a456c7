import type { api as sharedApi } from './api'

type Api = typeof sharedApi
type Call = (name: string, ...rest: readonly unknown[]) => unknown

/**
 * The page's api as one section app sees it: endpoints that it injects carry the app's name in the shared store, so that
 * two apps with one word do not replace each other's (docs/adr/0100). Other names, such as those of the panel, are left
 * as they are. The build of a section app puts it in place of `api`.
 */
export function ownNames(api: Api, app: string): Api {
  const prefix = `${app}/`
  const own = new Set<string>()
  const byOwnName = (calls: object, names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const call = calls[name as keyof typeof calls] as Call
        return [
          name,
          (endpoint: string, ...rest: unknown[]) => call(own.has(endpoint) ? prefix + endpoint : endpoint, ...rest),
        ]
      }),
    )

  function injectEndpoints({ endpoints, ...options }: { readonly endpoints: (build: unknown) => object }) {
    const injected = api.injectEndpoints({
      ...options,
      endpoints: (build) =>
        Object.fromEntries(
          Object.entries(endpoints(build)).map(([name, definition]) => {
            own.add(name)
            return [prefix + name, definition as never]
          }),
        ),
    })
    // RTK Query names hooks after their endpoint: `useTeamsQuery`, here `useReferees-admin/teamsQuery`.
    const hooks = Object.entries(injected).flatMap(([key, hook]) => {
      const [, start = '', first, rest = ''] = new RegExp(`^(use(?:Lazy)?)${prefix}(.)(.*)`, 'i').exec(key) ?? []
      return first ? [[start + first.toUpperCase() + rest, hook as unknown]] : []
    })
    const named = Object.entries(injected.endpoints).map(([name, endpoint]) => [
      name.replace(prefix, ''),
      endpoint as unknown,
    ])
    return { ...seen, ...Object.fromEntries(hooks), endpoints: Object.fromEntries(named) }
  }

  const seen = {
    ...api,
    ...byOwnName(api, ['usePrefetch']),
    injectEndpoints,
    util: { ...api.util, ...byOwnName(api.util, ['updateQueryData', 'upsertQueryData', 'prefetch']) },
  }
  return seen as unknown as Api
}
