import { LandingSport, LandingSportDraft, landingSportEndpoints } from '@torneo/contracts/landing-sports'
import { contentCollection } from '../../data/content-collection'

/** Sports as the landing page tells of them, not those that are played (R27). Newest first. */
export const landingSports = contentCollection({
  name: 'landing_sports',
  section: 'landing_sports',
  endpoints: landingSportEndpoints,
  record: LandingSport,
  draft: LandingSportDraft,
  sort: { createdAt: -1 },
  title: 'name',
  actions: {
    created: 'Deporte agregado', updated: 'Deporte actualizado', removed: 'Deporte eliminado',
    restored: 'Deporte restaurado', purged: 'Deporte eliminado para siempre',
  },
})
