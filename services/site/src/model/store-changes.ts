import type { PublicPart } from '@torneo/contracts/site/public-channels'
import type { RecordChanges } from '@torneo/serving/response-cache'
import type { PublicStore } from '../stream/public-store'

/** Reports changes of the parts that the store holds. It never misses one: what it holds is all that there is. */
export function changesOf(store: PublicStore): RecordChanges {
  return {
    on: (parts, listener) =>
      store.onChange((part: PublicPart) => {
        if (parts.includes(part)) listener({})
      }),
    isLive: () => true,
  }
}
