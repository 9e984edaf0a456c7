import type { ResolvedKnockout } from '@torneo/contracts/competition/competition'
import type { ResolvedTie } from '@torneo/contracts/competition/resolved-tie'
import type { Match } from '@torneo/contracts/match/matches'
import { bracketRounds, thirdPlaceOf } from '@torneo/domain/competition/bracket/bracket-rounds'
import type { Byes } from '@torneo/domain/competition/bracket/byes'
import { formatDay } from '@torneo/domain/format/format-day'
import { displayStateOf, formatSideScore, hasScore } from '@torneo/domain/match/list/match-state'
import { sideName } from '@torneo/domain/match/side-name'
import type { BracketColumn, BracketMatch, BracketSide } from '@torneo/ui/bracket/bracket-match'
import { StatusBadge } from '../../../../parts/StatusBadge'
import { TeamMark } from '../../../../parts/TeamMark'
import { tieTexts } from '../made-texts'
import type { slotNotes } from './slot-notes'

/** Formats 'sáb. 15/11 · 12:00'. */
export const formatWhen = ({ date, time }: Match): string => `${formatDay(date, Number(date.slice(0, 4)))} · ${time}`

export type Matches = ReadonlyMap<string, Match>

/** Words inside of a cup, which need not repeat its name. */
const within = (words: string, cup: string): string => words.replace(`${cup} · `, '')

type NoteOf = ReturnType<typeof slotNotes>

/** Name of the cup, and the notes at its slots. */
interface Words {
  readonly cup: string
  readonly noteOf: NoteOf
}

function sideOf(
  tie: ResolvedTie,
  match: Match | undefined,
  side: 'home' | 'away',
  { cup, noteOf }: Words,
): BracketSide {
  const [team, label] = [tie[`${side}Team`], within(tie[`${side}Label`], cup)]
  const hasWinner = tie.winnerTeamId !== null
  const note = noteOf(tie, side)
  return {
    name: within(sideName(tie, side), cup),
    mark: team && <TeamMark team={team} size={24} />,
    note: note?.words ?? (team && !hasWinner && label !== team.name ? label : undefined),
    isDue: note?.lots !== undefined,
    score: match && hasScore(match) ? formatSideScore(match, side) : undefined,
    isOut: hasWinner && team?.id !== tie.winnerTeamId,
  }
}

function matchOf(tie: ResolvedTie, matches: Matches, words: Words): BracketMatch {
  const match = tie.matchId === null ? undefined : matches.get(tie.matchId)
  const state = match && displayStateOf(match)
  const isOpenConflict = tie.conflict !== null && tie.conflict.keptBy === null
  return {
    id: tie.id,
    name: within(tie.name, words.cup),
    aside: !match ? tieTexts.noDate : state === 'scheduled' ? formatWhen(match) : <StatusBadge match={match} />,
    sides: [sideOf(tie, match, 'home', words), sideOf(tie, match, 'away', words)],
    edge: isOpenConflict ? 'danger' : state === 'live' ? 'live' : undefined,
  }
}

/** Rounds of a knock-out as the bracket draws them. */
export function bracketOf({ ties, name }: ResolvedKnockout, byes: Byes, matches: Matches, noteOf: NoteOf) {
  const third = thirdPlaceOf(ties, byes)
  return {
    rounds: bracketRounds(ties, byes).map((round): BracketColumn => ({
      id: String(round.round),
      name: round.name,
      matches: round.ties.map((tie) => tie && matchOf(tie, matches, { cup: name, noteOf })),
    })),
    thirdPlace: third ? matchOf(third, matches, { cup: name, noteOf }) : null,
  }
}
