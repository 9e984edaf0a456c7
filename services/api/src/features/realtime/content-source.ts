import { ContentChange } from '@torneo/contracts/realtime'
import { buckets } from '@torneo/contracts/storage'
import type { Source } from '../../platform/realtime/source'
import { asJson } from './as-json'

/** What the lists of the panel show. Events are told whole by their match's own channel. */
export const contentCollections = [
  'hero', 'about', 'cta', 'settings', 'landing_sports', 'schedule', 'gallery_groups', 'sponsors', 'hall_of_fame',
  'tournaments', 'tournament_sports', 'promotions', 'teams', 'players', 'matches', 'users', 'activity',
  ...buckets.map((bucket) => `${bucket}.files`),
]

/** Says what was written, once however often it was written since. Where that is not known, a snapshot says: all of it may have. */
export function createContentSource(): Source {
  return {
    gather: 50,
    concerns: (collection) => contentCollections.includes(collection),
    read: (heard) => Promise.resolve(heard === null ? 'anew' : [...new Set(heard.map(({ collection, id }) => asJson(ContentChange, { collection, id })))]),
    snapshot: () => '{}',
  }
}
