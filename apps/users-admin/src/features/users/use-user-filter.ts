import { useAddressValues } from '@torneo/panel/use-address-values'

const inactive = 'inactive'

/** The filter of the list, in the address. */
export function useUserFilter() {
  const [{ search, role, state }, change] = useAddressValues({ search: 'q', role: 'role', state: 'state' })
  return {
    search,
    role,
    /** Whether the active or the deactivated users are listed. */
    isActive: state !== inactive,
    change,
    showActive: (isActive: boolean) => change({ state: isActive ? '' : inactive }),
    clear: () => change({ search: '', role: '' }),
  }
}
