import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { MatchTeam } from '@torneo/contracts/match/matches'
import type { Font } from 'opentype.js'

const require = createRequire(import.meta.url)

/** Locates the font: next to the bundle, where `vite.config.ts` copies it, or in its package. */
function fontFile(): string {
  const copied = fileURLToPath(new URL('./archivo-latin-800-normal.woff', import.meta.url))
  return existsSync(copied) ? copied : require.resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff')
}

export const [width, height] = [1200, 630]
export const ground = '#15161A'
export const [text, muted, live] = ['#FFFFFF', '#C9C9CF', '#D40A14']

interface Writing {
  readonly x: number
  readonly y: number
  /** Font size, reduced until the text fits `maxWidth`. */
  readonly size: number
  readonly maxWidth: number
  readonly fill?: string
  /** SVG attributes of the letters' outline, needed on a background of any colour. */
  readonly edge?: string
}

/**
 * Draws a label as the paths of its letters, centred on `x`, because a bare machine has no fonts. Characters that the
 * font lacks are left out.
 */
export function write(font: Font, label: string, { x, y, size, maxWidth, fill = text, edge = '' }: Writing): string {
  const glyphs = [...label].filter((sign) => font.charToGlyphIndex(sign) > 0)
  const glyphsWidth = (letters: readonly string[]) => font.getAdvanceWidth(letters.join(''), size)
  const scale = Math.max(0.55, Math.min(1, maxWidth / Math.max(1, glyphsWidth(glyphs))))
  while (glyphs.length > 1 && glyphsWidth(glyphs) * scale > maxWidth) glyphs.splice(-2, 2, '…')
  const line = glyphs.join('')
  return `<path fill="${fill}" ${edge} d="${font.getPath(line, x - (glyphsWidth(glyphs) * scale) / 2, y, size * scale).toPathData(1)}"/>`
}

/** A team as drawn: its square and name. */
export interface PictureTeam {
  readonly name: string
  readonly year: number | null
  readonly colour: string
  readonly digits: string
}

/** `name`: the words of an open slot, where there is no team. */
export const pictureTeam = (team: MatchTeam | null, name: string): PictureTeam => ({
  name,
  year: team?.promotionYear ?? null,
  colour: team?.color || team?.promotionColor || '#2C2F37',
  digits: team?.promotionYear ? String(team.promotionYear).slice(-2) : (team?.name.slice(0, 1).toUpperCase() ?? '?'),
})

/** Draws a team's square with its digits, around a point. */
export function crest(
  font: Font,
  { colour, digits }: PictureTeam,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): string {
  const edge = `stroke="#000" stroke-opacity=".3" stroke-width="${size / 21}" paint-order="stroke"`
  return (
    `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${size * 0.21}" fill="${colour}" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>` +
    write(font, digits, { x, y: y + size * 0.165, size: size * 0.46, maxWidth: size * 0.88, edge })
  )
}

/** Darkens a ground, so that white letters are readable on every colour. */
export const shade = '<rect width="100%" height="100%" fill="#000" fill-opacity=".45"/>'

/** Wraps a picture's parts, on a ground with the lines of a field. */
export const canvas = (parts: string, fill: string = ground): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/>
    <g fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="3"><circle cx="600" cy="300" r="230"/><path d="M0 130h1200M0 500h1200"/></g>
    ${parts}</svg>`

let font: Promise<Font> | null = null

/** Loads the font once, with the first picture. */
export const pictureFont = (): Promise<Font> =>
  (font ??= Promise.all([import('opentype.js'), readFile(fontFile())]).then(([{ parse }, bytes]) =>
    parse(Uint8Array.from(bytes).buffer),
  ))

/** Returns a team's name if the font has its letters; else its promotion's year. */
export function drawable(font: Font, { name, year }: PictureTeam): string {
  const letters = [...name].filter((sign) => /[\p{L}\p{N}]/u.test(sign))
  const hasLetters = letters.length > 0 && letters.every((sign) => font.charToGlyphIndex(sign) > 0)
  return hasLetters || year === null ? name : `Promoción ${year}`
}
