import { endpoint } from '../endpoint/endpoint'
import { recordFields } from '../endpoint/record'
import { color, imageUrl, oneOf } from '../fields/fields'
import { z } from '../fields/zod'
import { image } from '../files/images'
import type { Role } from '../people/roles'
import { defaultPrimaryColor } from './settings'

export const appearanceMessages = {
  titleFace: 'Elige una de las cuatro letras',
  look: 'Elige uno de los seis aspectos',
} as const

/** Faces of the titles; each is served by the page itself. */
export const titleFaces = ['deportiva', 'clasica', 'colegial', 'afiche'] as const
export type TitleFace = (typeof titleFaces)[number]

/** Looks of the public page. */
export const looks = ['mitades', 'foto', 'diploma', 'color', 'diario', 'noche'] as const
export type Look = (typeof looks)[number]

const values = {
  /** Address of the school's crest. */
  crest: z.nullable(image()),
  /** Colours as `#RRGGBB`. */
  primary: z.string(),
  accent: z.string(),
  titleFace: z.enum(titleFaces),
  look: z.enum(looks),
}

/** The school's look on its public pages (B102). */
export const Appearance = z.object({ ...recordFields, ...values })
export type Appearance = z.output<typeof Appearance>

/** Look of a page whose school has chosen none. */
export const defaultAppearance = {
  crest: null,
  primary: defaultPrimaryColor,
  accent: '#F2C14E',
  titleFace: 'deportiva',
  look: 'mitades',
} as const satisfies Pick<Appearance, keyof typeof values>

/** A full replacement. A blank crest is none. */
export const AppearanceDraft = z.strictObject({
  crest: z.pipe(
    z.nullable(imageUrl()),
    z.transform((address) => address || null),
  ),
  primary: color(),
  accent: color(),
  titleFace: oneOf(titleFaces, appearanceMessages.titleFace),
  look: oneOf(looks, appearanceMessages.look),
})
export type AppearanceDraft = z.output<typeof AppearanceDraft>

const tag = 'appearance'
const readers: readonly Role[] = ['super', 'admin_tournament', 'admin_landing']
export const appearanceEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/appearance',
    reads: ['appearance'],
    tag,
    access: { roles: readers },
    summary: "The school's look, or null before the first save",
    response: z.nullable(Appearance),
  }),
  put: endpoint({
    method: 'PUT',
    path: '/appearance',
    tag,
    access: { section: 'hero' },
    summary: "Create or replace the school's look (B102); colour and logo of the settings are the same values",
    body: AppearanceDraft,
    response: Appearance,
    conditional: true,
    failure: 'Error al guardar el aspecto',
  }),
} as const
