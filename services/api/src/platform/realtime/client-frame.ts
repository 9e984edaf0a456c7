import { ClientMessage } from '@torneo/contracts/realtime'
import { check } from '@torneo/contracts/validation'

/** What a client's text means; null for garbage. */
export function readClientFrame(text: string): ClientMessage | null {
  try {
    const checked = check(ClientMessage, JSON.parse(text))
    return checked.ok ? checked.value : null
  } catch {
    return null
  }
}
