import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Match } from '@torneo/contracts/match/matches'
import { formatLongDay } from '@torneo/domain/format/format-day'
import { formatScore, hasScore, type DisplayState, displayStateOf } from '@torneo/domain/match/list/match-state'
import { formatSets } from '@torneo/domain/match/result/sets'
import { sideName } from '@torneo/domain/match/side-name'
import { LRUCache } from 'lru-cache'
import type { Font } from 'opentype.js'
import pLimit from 'p-limit'

const require = createRequire(import.meta.url)

/** Locates the font: next to the bundle, where `vite.config.ts` copies it, or in its package. */
function fontFile(): string {
  const copied = fileURLToPath(new URL('./archivo-latin-800-normal.woff', import.meta.url))
  return existsSync(copied) ? copied : require.resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff')
}

const [width, height] = [1200, 630]
const ground = '#15161A'
const [text, muted, live] = ['#FFFFFF', '#C9C9CF', '#D40A14']

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
function write(font: Font, label: string, { x, y, size, maxWidth, fill = text, edge = '' }: Writing): string {
  const glyphs = [...label].filter((sign) => font.charToGlyphIndex(sign) > 0)
  const glyphsWidth = (letters: readonly string[]) => font.getAdvanceWidth(letters.join(''), size)
  const scale = Math.max(0.55, Math.min(1, maxWidth / Math.max(1, glyphsWidth(glyphs))))
  while (glyphs.length > 1 && glyphsWidth(glyphs) * scale > maxWidth) glyphs.splice(-2, 2, '…')
  const line = glyphs.join('')
  return `<path fill="${fill}" ${edge} d="${font.getPath(line, x - (glyphsWidth(glyphs) * scale) / 2, y, size * scale).toPathData(1)}"/>`
}

/** Returns a team's name if the font has its letters; else its promotion's year. */
function drawable(font: Font, { name, year }: Side): string {
  const letters = [...name].filter((sign) => /[\p{L}\p{N}]/u.test(sign))
  const hasLetters = letters.length > 0 && letters.every((sign) => font.charToGlyphIndex(sign) > 0)
  return hasLetters || year === null ? name : `Promoción ${year}`
}

const stateLabels: Readonly<Record<DisplayState, string>> = {
  scheduled: '',
  live: 'EN VIVO',
  finished: 'Final',
  cancelled: 'Cancelado',
  walkover: 'Final · W.O.',
  abandoned: 'Suspendido',
  postponed: 'Postergado',
}

interface Side {
  readonly name: string
  /** Year of the promotion. */
  readonly year: number | null
  readonly colour: string
  readonly digits: string
}

/** Everything in a picture: equal values give the same picture. */
interface PictureContent {
  readonly tournament: string
  readonly sides: readonly Side[]
  readonly score: string
  readonly state: string
  readonly when: string
  readonly where: string
}

function pictureContentOf(match: Match, tournament: string): PictureContent {
  const { date, time, location, field, sport, roundName } = match
  return {
    tournament,
    sides: (['home', 'away'] as const)
      .map((side) => [side, match[`${side}Team`]] as const)
      .map(([side, team]) => ({
        name: sideName(match, side),
        year: team?.promotionYear ?? null,
        colour: team?.color || team?.promotionColor || '#2C2F37',
        digits: team?.promotionYear
          ? String(team.promotionYear).slice(-2)
          : (team?.name.slice(0, 1).toUpperCase() ?? '?'),
      })),
    score: hasScore(match) ? formatScore({ ...match, result: null }) : time,
    state: stateLabels[displayStateOf(match)],
    when: [sport?.name, roundName, formatLongDay(date, new Date().getFullYear())].filter(Boolean).join(' · '),
    where: [formatSets(match), location, field].filter(Boolean).join(' · '),
  }
}

function svgOf(font: Font, { tournament, sides, score, state, when, where }: PictureContent): string {
  const pill =
    state &&
    `<rect x="490" y="376" width="220" height="52" rx="12" fill="${state === stateLabels.live ? live : '#2C2F37'}"/>` +
      write(font, state, { x: 600, y: 412, size: 28, maxWidth: 200 })
  const crests = sides.map((side, index) => {
    const { colour, digits } = side
    const x = index === 0 ? 220 : 980
    return (
      `<rect x="${x - 85}" y="170" width="170" height="170" rx="36" fill="${colour}" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>` +
      write(font, digits, {
        x,
        y: 283,
        size: 78,
        maxWidth: 150,
        edge: 'stroke="#000" stroke-opacity=".3" stroke-width="8" paint-order="stroke"',
      }) +
      write(font, drawable(font, side), { x, y: 408, size: 46, maxWidth: 360 })
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>
    <g fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="3"><circle cx="600" cy="300" r="230"/><path d="M0 130h1200M0 500h1200"/></g>
    ${write(font, tournament, { x: 600, y: 84, size: 40, maxWidth: 1080, fill: muted })}${crests.join('')}
    ${write(font, score, { x: 600, y: 320, size: 150, maxWidth: 400 })}${pill}
    ${write(font, when, { x: 600, y: 545, size: 34, maxWidth: 1080 })}${write(font, where, { x: 600, y: 592, size: 28, maxWidth: 1080, fill: muted })}</svg>`
}

/** Megabytes of cached pictures, and the maximum number of waiting ones. */
const [maxMegabytes, maxQueued] = [8, 20]

/**
 * Draws the pictures of matches for link previews (B23): once per content, one at a time; null while too many wait. The
 * drawing libraries are loaded with the first one.
 */
export function createMatchPictures() {
  const pictures = new LRUCache<string, Buffer>({
    maxSize: maxMegabytes * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
  })
  const pending = new Map<string, Promise<Buffer>>()
  const limit = pLimit(1)
  let font: Font | null = null

  async function draw(content: PictureContent): Promise<Buffer> {
    const [{ default: sharp }, { parse }] = await Promise.all([import('sharp'), import('opentype.js')])
    font ??= parse(Uint8Array.from(await readFile(fontFile())).buffer)
    return sharp(Buffer.from(svgOf(font, content)))
      .png({ palette: true })
      .toBuffer()
  }

  return async (match: Match, tournament: string): Promise<Buffer | null> => {
    const content = pictureContentOf(match, tournament)
    const key = JSON.stringify(content)
    const known = pictures.get(key) ?? pending.get(key)
    if (known) return known
    if (limit.pendingCount >= maxQueued) return null
    const drawing = limit(() => draw(content)).finally(() => pending.delete(key))
    pending.set(key, drawing)
    const picture = await drawing
    pictures.set(key, picture)
    return picture
  }
}
