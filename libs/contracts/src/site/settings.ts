import { endpoint } from '../endpoint/endpoint'
import { recordFields } from '../endpoint/record'
import {
  color,
  email,
  fieldMessages,
  isLink,
  limits,
  lines,
  requiredImageUrl,
  requiredText,
  text,
} from '../fields/fields'
import { completeLink, isWebsite } from '../fields/website'
import { z } from '../fields/zod'
import { image } from '../files/images'
import { perNetwork } from './social-networks'

/** Messages of the settings; name, primary colour, logo and contact email are required (spec 1 §5). */
export const settingsMessages = {
  siteName: 'El nombre del sitio es requerido',
  logo: 'El logo es requerido',
  style: 'Elige uno de los tres estilos',
  social: 'Usa la dirección de la página, como https://instagram.com/torneo',
} as const

/** Default primary colour (spec 1 §3, §9). */
export const defaultPrimaryColor = '#E50914'

/** Styles of the public page. */
export const pageStyles = ['clasico', 'claro', 'color'] as const
export type PageStyle = (typeof pageStyles)[number]
export const defaultPageStyle: PageStyle = 'clasico'

/** The single settings record. */
export const Settings = z.object({
  ...recordFields,
  siteName: z.string(),
  primaryColor: z.string(),
  /** Absent in responses of an older API. */
  pageStyle: z.optional(z.enum(pageStyles)),
  logo: image(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  contactAddress: z.string(),
  /** Free text, as is `eventTime` (R13). */
  eventDate: z.string(),
  eventTime: z.string(),
  eventLocation: z.string(),
  eventRegistration: z.string(),
  footerDescription: z.string(),
  footerTagline: z.string(),
  ...perNetwork(() => z.string()),
})
export type Settings = z.output<typeof Settings>

/** The five forms, each saved separately (R23). Single-line texts have the limit of a name. */
export const SiteSettings = z.strictObject({
  siteName: requiredText(settingsMessages.siteName),
  primaryColor: color(),
  pageStyle: z.optional(z.enum(pageStyles, { error: settingsMessages.style })),
  logo: requiredImageUrl(settingsMessages.logo),
  contactEmail: email(),
})
const isSocial = (address: string) =>
  address === '' || (/^https?:/i.test(address) ? isWebsite(address) : isLink(address))

/** A link; an address without a scheme is completed to a website. */
const socialPage = () =>
  z.pipe(
    text(),
    z.pipe(
      z.transform(completeLink),
      z
        .string()
        .check(
          z.maxLength(limits.text, { error: fieldMessages.tooLong(limits.text), abort: true }),
          z.refine(isSocial, settingsMessages.social),
        ),
    ),
  )
export const SocialSettings = z.strictObject(perNetwork(socialPage))
export const ContactSettings = z.strictObject({ contactPhone: text(limits.name), contactAddress: lines() })
export const EventSettings = z.strictObject({
  eventDate: text(limits.name),
  eventTime: text(limits.name),
  eventLocation: text(),
  eventRegistration: lines(),
})
export const FooterSettings = z.strictObject({ footerDescription: lines(), footerTagline: text() })

/** Any fields of the five forms. */
export const SettingsUpdate = z.partial(
  z.strictObject({
    ...SiteSettings.shape,
    ...SocialSettings.shape,
    ...ContactSettings.shape,
    ...EventSettings.shape,
    ...FooterSettings.shape,
  }),
)
export type SettingsUpdate = z.output<typeof SettingsUpdate>

const tag = 'settings'
export const settingsEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/settings',
    reads: ['settings'],
    tag,
    access: 'anyone',
    summary: 'The settings, or null before the first save',
    response: z.nullable(Settings),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/settings',
    tag,
    access: { section: 'settings' },
    summary: 'Save the fields of one form; the first save creates the record (R21)',
    body: SettingsUpdate,
    response: Settings,
    conditional: true,
    failure: 'Error al actualizar configuración',
  }),
} as const
