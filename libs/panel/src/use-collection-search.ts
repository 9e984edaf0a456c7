import { useSearchParams } from '@torneo/router'

const parameter = 'buscar'

/** The search of a list, in the address: going back, a reload or a shared link shows the same. */
export function useCollectionSearch(): readonly [search: string, change: (search: string) => void] {
  const [params, setParams] = useSearchParams()
  const change = (search: string) => setParams((before) => {
    const next = new URLSearchParams(before)
    if (search === '') next.delete(parameter)
    else next.set(parameter, search)
    return next
  }, { replace: true })
  return [params.get(parameter) ?? '', change]
}
