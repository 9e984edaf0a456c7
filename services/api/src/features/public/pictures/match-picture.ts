import type { Match } from '@torneo/contracts/match/matches'
import { formatLongDay } from '@torneo/domain/format/format-day'
import { formatRound } from '@torneo/domain/match/format-round'
import { formatScore, hasScore } from '@torneo/domain/match/list/match-state'
import { formatDisplayState, matchWords } from '@torneo/domain/match/list/match-words'
import { formatSets } from '@torneo/domain/match/result/sets'
import { sideName } from '@torneo/domain/match/side-name'
import type { Font } from 'opentype.js'
import { canvas, crest, drawable, live, muted, pictureTeam, type PictureTeam, write } from './picture-parts'
import type { Picture } from './pictures'

/** Everything in a picture: equal values give the same picture. */
interface PictureContent {
  readonly tournament: string
  readonly sides: readonly PictureTeam[]
  readonly score: string
  readonly state: string
  readonly when: string
  readonly where: string
}

function pictureContentOf(match: Match, tournament: string): PictureContent {
  const { date, time, location, field, sport, tieId } = match
  const round = formatRound(match)
  return {
    tournament,
    sides: [pictureTeam(match.homeTeam, sideName(match, 'home')), pictureTeam(match.awayTeam, sideName(match, 'away'))],
    score: hasScore(match) ? formatScore({ ...match, result: null }) : time,
    state: formatDisplayState(match) || (tieId && round) || '',
    when: [sport?.name, round, formatLongDay(date, new Date().getFullYear())].filter(Boolean).join(' · '),
    where: [formatSets(match), location, field].filter(Boolean).join(' · '),
  }
}

function svgOf(font: Font, { tournament, sides, score, state, when, where }: PictureContent): string {
  // The names beside it leave 400 pixels.
  const width = state.length > 14 ? 340 : 220
  const pill =
    state &&
    `<rect x="${600 - width / 2}" y="376" width="${width}" height="52" rx="12" fill="${state === matchWords.live ? live : '#2C2F37'}"/>` +
      write(font, state, { x: 600, y: 412, size: 28, maxWidth: width - 20 })
  const crests = sides.map((side, index) => {
    const x = index === 0 ? 220 : 980
    return (
      crest(font, side, { x, y: 255, size: 170 }) +
      write(font, drawable(font, side), { x, y: 408, size: 46, maxWidth: 360 })
    )
  })
  return canvas(
    [
      write(font, tournament, { x: 600, y: 84, size: 40, maxWidth: 1080, fill: muted }),
      ...crests,
      write(font, score, { x: 600, y: 320, size: 150, maxWidth: 400 }),
      pill,
      write(font, when, { x: 600, y: 545, size: 34, maxWidth: 1080 }),
      write(font, where, { x: 600, y: 592, size: 28, maxWidth: 1080, fill: muted }),
    ].join(''),
  )
}

/** Picture of a match: both teams with the score or the time. */
export function matchPicture(match: Match, tournament: string): Picture {
  const content = pictureContentOf(match, tournament)
  return { content: JSON.stringify(content), svg: (font) => svgOf(font, content) }
}
