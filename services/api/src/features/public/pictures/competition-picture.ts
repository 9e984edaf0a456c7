import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import { bracketRounds } from '@torneo/domain/competition/bracket/bracket-rounds'
import { byesIn } from '@torneo/domain/competition/bracket/byes'
import { formatScore, hasScore } from '@torneo/domain/match/list/match-state'
import { sideName } from '@torneo/domain/match/side-name'
import type { Font } from 'opentype.js'
import { canvas, crest, drawable, muted, pictureTeam, type PictureTeam, shade, write } from './picture-parts'
import type { Picture } from './pictures'

/** Ties of a round that a picture has room for. */
const maxTies = 4

interface PictureRequest {
  readonly competition: PublicCompetition
  readonly sport: string
  readonly tournament: string
  readonly year: number | undefined
  readonly matchOf: (id: string) => Match | null
}

/** Picture of a champion in its colour. */
function championPicture(champions: readonly PictureTeam[], title: string, tournament: string): Picture {
  const ground = champions[0]?.colour ?? '#15161A'
  const svg = (font: Font) => {
    const left = 600 - (champions.length - 1) * 130
    return canvas(
      [
        shade,
        write(font, tournament, { x: 600, y: 92, size: 40, maxWidth: 1080 }),
        ...champions.map((team, index) => crest(font, team, { x: left + index * 260, y: 250, size: 200 })),
        write(font, title, { x: 600, y: 430, size: 48, maxWidth: 1080 }),
        write(font, champions.map((team) => drawable(font, team)).join(' y '), {
          x: 600,
          y: 545,
          size: 110,
          maxWidth: 1100,
        }),
      ].join(''),
      ground,
    )
  }
  return { content: JSON.stringify(['champion', champions, title, tournament]), svg }
}

/** Picture of a bracket: the round that is played. */
function bracketPicture(title: string, lines: readonly string[], tournament: string): Picture {
  const from = 345 - ((lines.length - 1) * 82) / 2
  const svg = (font: Font) =>
    canvas(
      [
        write(font, tournament, { x: 600, y: 84, size: 40, maxWidth: 1080, fill: muted }),
        ...lines.map((line, index) => write(font, line, { x: 600, y: from + index * 82, size: 54, maxWidth: 1080 })),
        write(font, title, { x: 600, y: 585, size: 44, maxWidth: 1080 }),
      ].join(''),
    )
  return { content: JSON.stringify(['bracket', title, lines, tournament]), svg }
}

/** Picture of a competition: its champion once that is decided, before that its first bracket; null without either. */
export function competitionPicture({ competition, sport, tournament, year, matchOf }: PictureRequest): Picture | null {
  const champions = (competition.podium ?? []).flatMap(({ place, team }) =>
    place === 1 ? pictureTeam(team, team.name) : [],
  )
  if (champions.length > 0) {
    const word = champions.length > 1 ? 'Campeones' : 'Campeón'
    return championPicture(champions, [`${word} de ${sport}`, year].filter(Boolean).join(' · '), tournament)
  }
  const cup = competition.phases.find((phase) => phase.kind === 'knockout')
  const rounds = cup ? bracketRounds(cup.ties, byesIn(competition.phases)) : []
  const round = rounds.find(({ ties }) => ties.some((tie) => tie && tie.winnerTeamId === null)) ?? rounds.at(-1)
  if (!cup || !round) return null
  const lines = round.ties.flatMap((tie) => {
    if (!tie) return []
    const match = tie.matchId === null ? null : matchOf(tie.matchId)
    const middle = match && hasScore(match) ? formatScore(match) : '–'
    return `${sideName(tie, 'home')} ${middle} ${sideName(tie, 'away')}`
  })
  return bracketPicture([sport, cup.name, round.name].join(' · '), lines.slice(0, maxTies), tournament)
}
