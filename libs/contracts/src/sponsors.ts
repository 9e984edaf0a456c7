import { z } from './zod'
import { collectionEndpoints } from './collection'
import { fieldMessages, imageUrl, limits, oneOf, requiredText } from './fields'
import { image } from './images'
import { recordFields } from './record'

/** Spec 1 §5. */
export const sponsorMessages = {
  name: fieldMessages.nameRequired,
  website: 'El sitio web es requerido',
  websiteInvalid: 'Usa la dirección de un sitio web, como https://ejemplo.com',
  tier: 'El nivel es requerido',
} as const

export const sponsorTiers = ['gold', 'silver', 'bronze'] as const
export type SponsorTier = (typeof sponsorTiers)[number]

/** A scheme of its own, such as `mailto:`; digits behind the colon are a port instead. */
const otherScheme = /^(?!https?:\/\/)(?:(?:javascript|data|vbscript):|[a-z][a-z0-9+.-]*:(?![0-9]+(?:[/?#]|$)))/i

/** R18: `https://` before an address that has no http or https of its own. Running it twice changes nothing. */
export function completeWebsite(typed: string): string {
  const website = typed.trim()
  return website === '' || /^https?:\/\//i.test(website) || otherScheme.test(website) ? website : `https://${website}`
}

/** A scheme is followed by a host: not by another scheme (`https://https://x.com`), nor by more slashes, which browsers overlook. */
const websitePattern = /^https?:\/\/(?!https?:)[^\s/\\]\S*$/i

function isWebsite(address: string): boolean {
  if (!websitePattern.test(address) || !URL.canParse(address)) return false
  const { username, password, hostname } = new URL(address)
  return hostname !== '' && username === '' && password === ''
}

const website = z.pipe(
  z.string({ error: sponsorMessages.website }),
  z.pipe(z.transform(completeWebsite), z.string().check(
    z.minLength(1, { error: sponsorMessages.website, abort: true }),
    z.maxLength(limits.text, { error: fieldMessages.tooLong(limits.text), abort: true }),
    z.refine(isWebsite, sponsorMessages.websiteInvalid))),
)

export const Sponsor = z.object({
  ...recordFields,
  name: z.string(),
  logo: image(),
  website: z.string(),
  tier: z.enum(sponsorTiers),
})
export type Sponsor = z.output<typeof Sponsor>

export const SponsorDraft = z.strictObject({
  name: requiredText(sponsorMessages.name),
  logo: z.optional(imageUrl()),
  website,
  tier: oneOf(sponsorTiers, sponsorMessages.tier),
})
export type SponsorDraft = z.output<typeof SponsorDraft>

export const sponsorEndpoints = collectionEndpoints({
  path: '/sponsors', section: 'sponsors', record: Sponsor, draft: SponsorDraft, update: z.partial(SponsorDraft),
  order: 'by tier (bronze, gold, silver: R19), then name',
  failures: { create: 'Error al agregar sponsor', update: 'Error al actualizar sponsor', remove: 'Error al eliminar sponsor' },
})
