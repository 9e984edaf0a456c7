import { endpoint } from '../endpoint/endpoint'
import { color, imageUrl, oneOf } from '../fields/fields'
import { z } from '../fields/zod'
import { Appearance, appearanceRead, appearanceTag, looks, titleFaces } from './appearance-record'
import { defaultPrimaryColor } from './settings'

export { Appearance, type Look, looks, type TitleFace, titleFaces } from './appearance-record'

export const appearanceMessages = {
  titleFace: 'Elige una de las cuatro letras',
  look: 'Elige uno de los seis aspectos',
} as const

/** Look of a page whose school has chosen none. */
export const defaultAppearance = {
  crest: null,
  primary: defaultPrimaryColor,
  accent: '#F2C14E',
  titleFace: 'deportiva',
  look: 'mitades',
} as const satisfies Partial<Appearance>

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

export const appearanceEndpoints = {
  get: appearanceRead,
  put: endpoint({
    method: 'PUT',
    path: '/appearance',
    tag: appearanceTag,
    access: { section: 'appearance' },
    summary: "Create or replace the school's look (B102); colour and logo of the settings are the same values",
    body: AppearanceDraft,
    response: Appearance,
    conditional: true,
    failure: 'Error al guardar el aspecto',
  }),
} as const
