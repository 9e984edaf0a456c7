import { sponsorTiers, type Sponsor } from '@torneo/contracts/content/sponsors'
import type { PublicLanding } from '@torneo/contracts/site/public'

/** Content between two scenes of the tournament: the sponsors of one tier, or a photo. */
export type Interlude =
  | { readonly kind: 'sponsors'; readonly key: string; readonly sponsors: readonly Sponsor[] }
  | {
      readonly kind: 'photo'
      readonly key: string
      readonly url: string
      readonly alt: string
      readonly gallery: string
      readonly year: number | null
    }

/** Maximum number of logos that can be recognised from across a hall. */
const maxSponsors = 6

function sponsorPages(sponsors: readonly Sponsor[]): Interlude[] {
  return sponsorTiers.flatMap((tier) => {
    const own = sponsors.filter((sponsor) => sponsor.tier === tier)
    const pages = Array.from({ length: Math.ceil(own.length / maxSponsors) }, (_, page) =>
      own.slice(page * maxSponsors, (page + 1) * maxSponsors),
    )
    return pages.map((page, index): Interlude => ({ kind: 'sponsors', key: `${tier}-${index}`, sponsors: page }))
  })
}

/** Alternates between the galleries; a photo that is in two galleries appears once. */
function photosOf(groups: PublicLanding['galleryGroups']): Interlude[] {
  const seen = new Set<string>()
  const turns = Math.max(0, ...groups.map(({ photos }) => photos.length))
  return Array.from({ length: turns }, (_, sceneIndex) => sceneIndex).flatMap((sceneIndex) =>
    groups.flatMap(({ title, photos }): Interlude[] => {
      const photo = photos[sceneIndex]
      if (!photo || seen.has(photo.url)) return []
      seen.add(photo.url)
      return [{ kind: 'photo', key: photo.url, gallery: title, ...photo }]
    }),
  )
}

/** Alternates sponsors and photos until the longer list ends; the shorter one repeats. */
export function interludesOf({
  sponsors,
  galleryGroups,
}: Pick<PublicLanding, 'sponsors' | 'galleryGroups'>): readonly Interlude[] {
  const kinds = [sponsorPages(sponsors), photosOf(galleryGroups)].filter(({ length }) => length > 0)
  const rounds = Math.max(0, ...kinds.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    kinds.flatMap((kind) => kind[round % kind.length] ?? []),
  )
}
