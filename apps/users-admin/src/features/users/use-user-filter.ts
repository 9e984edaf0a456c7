import { useAddressValues } from '@torneo/panel/collection/use-address-values'

const inactive = 'inactive'

/** Filter of the list, stored in the address. */
export function useUserFilter() {
  const [{ search, role, state }, change] = useAddressValues({ search: 'q', role: 'role', state: 'state' })
  return {
    search,
    role,
    /** True while the active users are listed, false for the deactivated ones. */
    isActive: state !== inactive,
    change,
    showActive: (isActive: boolean) => change({ state: isActive ? '' : inactive }),
    clear: () => change({ search: '', role: '' }),
  }
}
