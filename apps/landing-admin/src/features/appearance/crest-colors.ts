import { contrastOf } from '@torneo/ui/theme/readable-on'
import { colorDistance, hexOf, type Rgb } from './color-distance'

/** Colours offered at most, and the share of the crest below which one is an edge or a shade. */
const [most, leastShare] = [5, 0.015]

/** Distance under which two colours are one of the crest. */
const nearDistance = 20

/** Contrasts with white from which a colour carries a page, the better one first. */
const darkContrasts = [7, 4.5] as const

interface Pile {
  readonly rgb: Rgb
  readonly count: number
}

/** Colours in steps of 8 with their averages, the most frequent first. Transparent pixels are left out. */
function pilesOf(pixels: ArrayLike<number>): Pile[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    if (alpha < 128) continue
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1])
  }
  return [...sums.values()]
    .map(([red, green, blue, count]) => ({ rgb: [red / count, green / count, blue / count] as const, count }))
    .toSorted((one, other) => other.count - one.count)
}

/**
 * Colours of a crest from its pixels (red, green, blue, alpha): at most five, near ones merged, first the most used one
 * that is dark enough to carry white text. None for a transparent picture.
 */
export function crestColors(pixels: ArrayLike<number>): string[] {
  const merged: { readonly rgb: Rgb; count: number }[] = []
  for (const { rgb, count } of pilesOf(pixels)) {
    const near = merged.find((one) => colorDistance(one.rgb, rgb) < nearDistance)
    if (near) near.count += count
    else merged.push({ rgb, count })
  }
  const all = merged.reduce((sum, { count }) => sum + count, 0)
  const found = merged
    .filter(({ count }) => count >= all * leastShare)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ rgb }) => hexOf(rgb))
  const [dark] = darkContrasts.flatMap((least) => found.find((color) => contrastOf(color, '#FFFFFF') >= least) ?? [])
  return dark === undefined ? found : [dark, ...found.filter((color) => color !== dark)]
}

/** A light tint of a colour: the second one of a crest that has a single colour. */
export const tintOf = ([red, green, blue]: Rgb): string =>
  hexOf([red, green, blue].map((part) => part + (255 - part) * 0.72) as unknown as Rgb)
