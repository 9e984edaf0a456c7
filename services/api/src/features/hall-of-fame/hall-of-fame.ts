import { HallOfFameDraft, hallOfFameEndpoints, HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import { contentCollection } from '../../data/content/content-collection'

/** Newest year first; in order of creation within a year. */
export const hallOfFame = contentCollection({
  name: 'hall_of_fame',
  endpoints: hallOfFameEndpoints,
  record: HallOfFameEntry,
  draft: HallOfFameDraft,
  sort: { year: -1, createdAt: 1 },
  titleOf: ({ winner, year }) => `${winner}, ${year}`,
  actions: {
    created: 'Entrada agregada al Hall of Fame',
    updated: 'Entrada actualizada',
    removed: 'Entrada eliminada del Hall of Fame',
  },
})
