import { LandingSport, LandingSportDraft, landingSportEndpoints } from '@torneo/contracts/content/landing-sports'
import { contentCollection } from '../../data/content/content-collection'

/** Sports that the landing page presents, not the tournament's (R27); in the chosen order, else newest first. */
export const landingSports = contentCollection({
  name: 'landing_sports',
  endpoints: landingSportEndpoints,
  record: LandingSport,
  draft: LandingSportDraft,
  sort: { priority: -1, createdAt: -1 },
  ordering: { endpoint: landingSportEndpoints.move, action: 'Deportes ordenados', subjectOf: () => '' },
  actions: { created: 'Deporte agregado', updated: 'Deporte actualizado', removed: 'Deporte eliminado' },
})
