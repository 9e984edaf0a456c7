import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { type BracketRound, bracketRounds, thirdPlaceOf } from '@torneo/domain/competition/bracket/bracket-rounds'
import type { Byes } from '@torneo/domain/competition/bracket/byes'
import type { PublicKnockout, PublicTie } from '../../competition/competition-views'
import { inPages } from './in-pages'

export interface BracketScene {
  readonly kind: 'bracket'
  readonly key: string
  readonly sport: TournamentSport
  readonly cup: PublicKnockout
  /** Rounds from left to right, or one page of the round that is played. */
  readonly rounds: readonly BracketRound<PublicTie>[]
  /** Stands below the final of a tree. */
  readonly third: PublicTie | undefined
  /** The ties are a list, no tree. */
  readonly isList: boolean
}

/** Ties of a first round that fit as a tree, and of a round that fit as a list. */
const [maxFirst, maxListed] = [4, 8]

/** A bracket of at most eight entrants as a whole, of more the round that is played until eight are left (B32). */
export function bracketScenes(sport: TournamentSport, cup: PublicKnockout, byes: Byes): BracketScene[] {
  const all = bracketRounds(cup.ties, byes)
  const isOver = ({ ties }: BracketRound<PublicTie>) => ties.every((tie) => !tie || tie.winnerTeamId !== null)
  const running = Math.max(
    0,
    all.findIndex((round) => !isOver(round)),
  )
  const tree = all.findIndex(({ ties }) => ties.length <= maxFirst)
  const isTree = tree >= 0 && (tree <= running || all.every(isOver))
  const common = { kind: 'bracket', sport, cup } as const
  const key = `bracket-${sport.id}-${cup.id}`
  if (isTree) return [{ ...common, key, rounds: all.slice(tree), third: thirdPlaceOf(cup.ties, byes), isList: false }]
  const round = all[running]
  if (!round) return []
  const ties = round.ties.filter((tie) => tie !== null)
  return inPages(ties, maxListed).map((page, index) => ({
    ...common,
    key: `${key}-${round.round}-${index}`,
    rounds: [{ ...round, ties: page }],
    third: undefined,
    isList: true,
  }))
}
