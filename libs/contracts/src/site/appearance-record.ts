import { endpoint } from '../endpoint/endpoint'
import { recordFields } from '../endpoint/record'
import { z } from '../fields/zod'
import { image } from '../files/images'
import type { Role } from '../people/roles'

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

export const appearanceTag = 'appearance'
const readers: readonly Role[] = ['super', 'admin_tournament', 'admin_landing']

/** Separate from the writes, because the start page only asks whether there is one. */
export const appearanceRead = endpoint({
  method: 'GET',
  path: '/appearance',
  reads: ['appearance'],
  tag: appearanceTag,
  access: { roles: readers },
  summary: "The school's look, or null before the first save",
  response: z.nullable(Appearance),
})
