import { useSearchParams } from '@torneo/router'

/** A value of the address's query, '' when it is absent: going back, a reload or a shared link shows the same. */
export function useAddressValue(name: string): readonly [value: string, change: (value: string) => void] {
  const [params, setParams] = useSearchParams()
  const change = (value: string) => setParams((before) => {
    const next = new URLSearchParams(before)
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next
  }, { replace: true })
  return [params.get(name) ?? '', change]
}
