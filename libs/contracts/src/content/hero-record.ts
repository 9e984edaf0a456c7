import { endpoint } from '../endpoint/endpoint'
import { recordFields } from '../endpoint/record'
import { z } from '../fields/zod'
import { image } from '../files/images'

/** The single hero record. A stored one without `ctaVisible` reads false (R17). */
export const Hero = z.object({
  ...recordFields,
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  logoImage: image(),
  backgroundImage: image(),
  ctaText: z.string(),
  ctaLink: z.string(),
  ctaVisible: z.boolean(),
})
export type Hero = z.output<typeof Hero>

/** Separate from the hero's writes, because the start page only asks whether there is one. */
export const heroRead = endpoint({
  method: 'GET',
  path: '/hero',
  reads: ['hero'],
  tag: 'hero',
  access: 'anyone',
  summary: 'The hero, or null before the first save',
  response: z.nullable(Hero),
})
