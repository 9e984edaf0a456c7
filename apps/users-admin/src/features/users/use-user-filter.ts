import { useSearchParams } from '@torneo/router'

const names = { search: 'q', role: 'role' } as const

/** The filter of the list, kept in the address: a reload or a shared link shows the same. */
export function useUserFilter() {
  const [params, setParams] = useSearchParams()
  const change = (field: keyof typeof names, value: string) => {
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (value === '') next.delete(names[field])
      else next.set(names[field], value)
      return next
    }, { replace: true })
  }
  return {
    search: params.get(names.search) ?? '',
    role: params.get(names.role) ?? '',
    change,
    clear: () => setParams({}, { replace: true }),
  }
}
