import type { Match } from '@torneo/contracts/match/matches'
import type { Promotion } from '@torneo/contracts/tournament/promotions'
import { formatLongDay } from '@torneo/domain/format/format-day'
import { formatScore } from '@torneo/domain/match/list/match-state'
import { sortMatches } from '@torneo/domain/match/list/sorted-matches'
import { sideName } from '@torneo/domain/match/side-name'
import type { Font } from 'opentype.js'
import { canvas, crest, drawable, live, muted, text, write } from './picture-parts'
import type { Picture } from './pictures'

interface Line {
  readonly isLive?: boolean
  readonly state: string
  readonly text: string
}

const sidesOf = (match: Match, between: string) => `${sideName(match, 'home')} ${between} ${sideName(match, 'away')}`

/** Returns what is of most interest: a live match, else the next one, else the last result. */
function bestLine(matches: readonly Match[], today: string): Line {
  const { live: running, upcoming, results } = sortMatches(matches, today)
  const next = upcoming.find(({ status, date }) => status === 'scheduled' && date >= today)
  const [playing, last] = [running[0], results[0]]
  if (playing) return { isLive: true, state: 'EN VIVO', text: sidesOf(playing, formatScore(playing)) }
  if (next)
    return { state: `${formatLongDay(next.date, new Date().getFullYear())} · ${next.time}`, text: sidesOf(next, 'vs') }
  return last ? { state: 'Último resultado', text: sidesOf(last, formatScore(last)) } : { state: '', text: '' }
}

type Drawn = Pick<Promotion, 'name' | 'year' | 'color'>

/** Picture of a promotion: its crest, its name and its match of most interest. */
export function promotionPicture(
  { name, year, color }: Drawn,
  matches: readonly Match[],
  tournament: string,
  today: string,
): Picture {
  const line = bestLine(matches, today)
  const team = { name, year, colour: color || '#2C2F37', digits: String(year).slice(-2) }
  const svg = (font: Font) =>
    canvas(
      [
        write(font, tournament, { x: 600, y: 84, size: 40, maxWidth: 1080, fill: muted }),
        crest(font, team, { x: 600, y: 215, size: 190 }),
        write(font, drawable(font, team), { x: 600, y: 415, size: 84, maxWidth: 1080 }),
        line.isLive ? `<rect x="490" y="462" width="220" height="54" rx="12" fill="${live}"/>` : '',
        write(font, line.state, { x: 600, y: 501, size: 32, maxWidth: 1080, fill: line.isLive ? text : muted }),
        write(font, line.text, { x: 600, y: 570, size: 44, maxWidth: 1080 }),
      ].join(''),
    )
  return { content: JSON.stringify(['promo', team, line, tournament]), svg }
}
