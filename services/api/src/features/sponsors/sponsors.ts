import { Sponsor, SponsorDraft, sponsorEndpoints } from '@torneo/contracts/sponsors'
import { contentCollection } from '../../data/content-collection'

/** By tier, alphabetically (R19), then name. */
export const sponsors = contentCollection({
  name: 'sponsors',
  section: 'sponsors',
  endpoints: sponsorEndpoints,
  record: Sponsor,
  draft: SponsorDraft,
  sort: { tier: 1, name: 1 },
  title: 'name',
  actions: {
    created: 'Sponsor agregado', updated: 'Sponsor actualizado', removed: 'Sponsor eliminado',
    restored: 'Sponsor restaurado', purged: 'Sponsor eliminado para siempre',
  },
})
