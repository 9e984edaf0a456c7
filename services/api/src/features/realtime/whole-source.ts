import type { Shape } from '@torneo/contracts/validation'
import type { Source } from '../../platform/realtime/source'
import { asJson } from './as-json'

interface WholeParts<Data> {
  readonly shape: Shape
  readonly concerns: Source['concerns']
  isThere(): Promise<boolean>
  /** Null when there is no such thing. */
  read(): Promise<Data | null>
  /** Of two states, that of the lower rev is the older. */
  revOf?(data: Data): number
}

/** A channel that tells its whole state each time: a change is what a snapshot is. */
export function createWholeSource<Data>({ shape, concerns, isThere, read, revOf = () => 0 }: WholeParts<Data>): Source {
  let json = ''
  let rev = 0

  return {
    concerns,
    isThere,
    async read() {
      const data = await read()
      if (data === null) return 'gone'
      if (revOf(data) < rev) return []
      const fresh = asJson(shape, data)
      if (fresh === json) return []
      rev = revOf(data)
      json = fresh
      return [json]
    },
    snapshot: () => json,
  }
}
