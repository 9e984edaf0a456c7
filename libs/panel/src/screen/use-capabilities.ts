import { useSignedInUser } from '@torneo/client'
import { type Capabilities, capabilitiesOf } from '@torneo/domain/people/capabilities'
import { useMemo } from 'react'

/** Says what the signed-in person may do. */
export function useCapabilities(): Capabilities {
  const user = useSignedInUser()
  return useMemo(() => capabilitiesOf(user), [user])
}
