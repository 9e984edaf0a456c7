import { collectionEndpoints } from '../endpoint/collection'
import { moveEndpoint, orderingFields } from '../endpoint/ordering'
import { recordFields } from '../endpoint/record'
import { fieldMessages, imageUrl, limits, oneOf, requiredText, text } from '../fields/fields'
import { completeWebsite, isWebsite } from '../fields/website'
import { z } from '../fields/zod'
import { image } from '../files/images'

/** Spec 1 §5. */
export const sponsorMessages = {
  name: fieldMessages.nameRequired,
  website: 'El sitio web es requerido',
  websiteInvalid: 'Usa la dirección de un sitio web, como https://ejemplo.com',
  tier: 'El nivel es requerido',
} as const

export const sponsorTiers = ['gold', 'silver', 'bronze'] as const
export type SponsorTier = (typeof sponsorTiers)[number]
export const sponsorTierLabels: Readonly<Record<SponsorTier, string>> = {
  gold: 'Oro',
  silver: 'Plata',
  bronze: 'Bronce',
}

const website = z.pipe(
  text(limits.text, sponsorMessages.website),
  z.pipe(
    z.transform(completeWebsite),
    z
      .string()
      .check(
        z.minLength(1, { error: sponsorMessages.website, abort: true }),
        z.maxLength(limits.text, { error: fieldMessages.tooLong(limits.text), abort: true }),
        z.refine(isWebsite, sponsorMessages.websiteInvalid),
      ),
  ),
)

export const Sponsor = z.object({
  ...recordFields,
  name: z.string(),
  logo: image(),
  website: z.string(),
  tier: z.enum(sponsorTiers),
  ...orderingFields,
})
export type Sponsor = z.output<typeof Sponsor>

export const SponsorDraft = z.strictObject({
  name: requiredText(sponsorMessages.name),
  logo: z.optional(imageUrl()),
  website,
  tier: oneOf(sponsorTiers, sponsorMessages.tier),
})
export type SponsorDraft = z.output<typeof SponsorDraft>

export const sponsorEndpoints = {
  ...collectionEndpoints({
    path: '/sponsors',
    section: 'sponsors',
    record: Sponsor,
    draft: SponsorDraft,
    update: z.partial(SponsorDraft),
    order: 'by tier (bronze, gold, silver: R19), then in the order that people chose for it, else by name',
    failures: {
      create: 'Error al agregar sponsor',
      update: 'Error al actualizar sponsor',
      remove: 'Error al eliminar sponsor',
    },
  }),
  move: moveEndpoint('/sponsors', 'sponsors'),
} as const
