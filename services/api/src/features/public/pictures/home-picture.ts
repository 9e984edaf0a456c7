import type { Font } from 'opentype.js'
import { canvas, ground, shade, write } from './picture-parts'
import type { Picture } from './pictures'

/** Everything in the picture: equal values give the same picture. */
interface HomeContent {
  readonly name: string
  readonly title: string
  readonly when: string
  /** #RRGGBB, or empty. */
  readonly colour: string
  /** The hero's picture and its focal point. */
  readonly photo: object
}

/** Splits a title in two lines of similar length, where it does not fit one. */
function linesOf(title: string): readonly string[] {
  if (title.length <= 18) return [title]
  const words = title.split(/\s+/)
  const lengthOf = (count: number) => words.slice(0, count).join(' ').length
  const half = words.findIndex((_, index) => lengthOf(index + 1) >= title.length / 2)
  return [words.slice(0, half + 1).join(' '), words.slice(half + 1).join(' ')].filter(Boolean)
}

/** True for a colour (#RRGGBB) on which white letters are hard to read. */
function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140
}

/** Darkens a photo, so that white letters are readable on its brightest parts. */
const night = '<rect width="100%" height="100%" fill="#000" fill-opacity=".6"/>'

/** Picture of the public page: the tournament's name, its title and its days, on the hero's photo or its colour. */
export function homePicture(content: HomeContent, photo: () => Promise<Buffer | null>): Picture {
  const { name, title, when, colour } = content
  const lines = linesOf(title || name)
  const svg = (font: Font, hasPhoto: boolean) =>
    canvas(
      [
        hasPhoto ? night : isLight(colour) && shade,
        write(font, title ? name : '', { x: 600, y: 104, size: 42, maxWidth: 1080 }),
        ...lines.map((line, index) =>
          write(font, line, { x: 600, y: lines.length === 1 ? 350 : 300 + index * 130, size: 120, maxWidth: 1080 }),
        ),
        write(font, when, { x: 600, y: 572, size: 38, maxWidth: 1080 }),
      ]
        .filter(Boolean)
        .join(''),
      hasPhoto ? 'none' : colour || ground,
    )
  return { content: JSON.stringify(['inicio', content]), svg, photo }
}
