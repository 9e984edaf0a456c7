import { useAge, useConnection } from '@torneo/client'
import { formatDataAge } from '@torneo/domain/format-age'
import { ConnectionPill } from '@torneo/ui/ConnectionPill'

/** Whether the screen hears the server, and while it does not, how old what it shows is. `asOf` in milliseconds since 1970. */
export function LineState({ asOf }: { readonly asOf: number | null }) {
  const { state } = useConnection()
  const age = useAge(state === 'online' ? null : asOf)
  return <ConnectionPill state={state} age={age === null ? undefined : formatDataAge(age)} />
}
