import { useSearchParams } from '@torneo/router'

const names = { search: 'q', role: 'role', state: 'state' } as const
const inactive = 'inactive'

/** The filter of the list, in the address: a reload or a shared link shows the same. */
export function useUserFilter() {
  const [params, setParams] = useSearchParams()
  const change = (changes: Partial<Record<keyof typeof names, string>>) => {
    setParams((before) => {
      const next = new URLSearchParams(before)
      for (const [field, value] of Object.entries(changes)) {
        const name = names[field as keyof typeof names]
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    }, { replace: true })
  }
  return {
    search: params.get(names.search) ?? '',
    role: params.get(names.role) ?? '',
    /** Whether the active or the deactivated users are listed. */
    isActive: params.get(names.state) !== inactive,
    change,
    showActive: (isActive: boolean) => change({ state: isActive ? '' : inactive }),
    clear: () => change({ search: '', role: '' }),
  }
}
