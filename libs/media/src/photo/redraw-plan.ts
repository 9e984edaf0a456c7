import { maximumImageSize } from '@torneo/contracts/storage'
import type { PhotoFacts } from './photo-facts'

/** The long side of what is sent, in pixels: more than any screen of the landing page shows. */
const longestSide = 2560
const qualities = [0.9, 0.82, 0.74, 0.66, 0.56, 0.46]

/**
 * Whether a photo is drawn anew before it is sent: it is too large, or it carries what a camera notes, such as where it was
 * taken. All others go as they are, byte for byte.
 */
export function needsRedraw({ width, height, metadata, animated }: PhotoFacts, size: number): boolean {
  return !animated && (metadata || Math.max(width, height) > longestSide || size > maximumImageSize)
}

/** A size within the long side's limit, in the same proportion; never larger. */
export function targetSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export interface Encoding {
  readonly type: PhotoFacts['type']
  /** From 0 to 1; none for a type without loss. */
  readonly quality?: number
  /** Drawn smaller by this. */
  readonly scale: number
}

function inSteps(type: PhotoFacts['type'], scale: number): Encoding[] {
  return qualities.map((quality) => ({ type, quality, scale }))
}

function atScale({ type, transparent }: PhotoFacts, scale: number): Encoding[] {
  const whole: Encoding[] = type === 'image/png' ? [{ type, scale }] : []
  // A browser that cannot write WebP answers with a PNG: then the next ones are tried.
  const webp = type === 'image/webp' || (type === 'image/png' && transparent) ? inSteps('image/webp', scale) : []
  return [...whole, ...webp, ...(transparent ? [] : inSteps('image/jpeg', scale))]
}

/** How a drawn photo may be written, best first; the first that is small enough is taken. */
export function encodings(facts: PhotoFacts): readonly Encoding[] {
  return [1, 0.7, 0.5].flatMap((scale) => [...atScale(facts, scale),
    ...(facts.transparent && facts.type === 'image/webp' ? [{ type: 'image/png' as const, scale }] : [])])
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** A file's name with the ending of what it is now: 'IMG_2041.PNG' as JPEG is 'IMG_2041.jpg'. */
export function nameAs(type: PhotoFacts['type'], name: string): string {
  const fitting = type === 'image/jpeg' ? /\.jpe?g$/i : new RegExp(`\\.${extensions[type]}$`, 'i')
  return fitting.test(name) ? name : `${name.replace(/\.[^.]*$/, '') || 'imagen'}.${extensions[type]}`
}
