import { Sponsor, SponsorDraft, sponsorEndpoints, sponsorTierLabels } from '@torneo/contracts/content/sponsors'
import { contentCollection } from '../../data/content/content-collection'

/** Sorted by tier alphabetically (R19), then in the chosen order, else by name. */
export const sponsors = contentCollection({
  name: 'sponsors',
  endpoints: sponsorEndpoints,
  record: Sponsor,
  draft: SponsorDraft,
  sort: { tier: 1, priority: -1, name: 1 },
  ordering: {
    endpoint: sponsorEndpoints.move,
    within: 'tier',
    action: 'Sponsors ordenados',
    subjectOf: ({ tier }) => sponsorTierLabels[tier],
  },
  actions: { created: 'Sponsor agregado', updated: 'Sponsor actualizado', removed: 'Sponsor eliminado' },
})
