import type { ResolvedKnockout } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import { bracketRounds, thirdPlaceOf } from '@torneo/domain/competition/bracket/bracket-rounds'
import type { Byes } from '@torneo/domain/competition/bracket/byes'
import { BracketTree } from './BracketTree'
import { MatchRows } from './MatchRows'
import { paperTexts as texts } from './paper-texts'

interface BracketOnPaperProps {
  readonly cup: ResolvedKnockout
  readonly byes: Byes
  readonly matches: readonly Match[]
}

/** A knock-out on paper: its tree, and each round with dates, whole names and results. */
export function BracketOnPaper({ cup, byes, matches }: BracketOnPaperProps) {
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  const drawn = bracketRounds(cup.ties, byes)
  const third = thirdPlaceOf(cup.ties, byes)
  const rounds = [
    ...drawn.map(({ name, ties }) => ({ name, ties: ties.filter((tie) => tie !== null) })),
    { name: texts.thirdPlace, ties: third ? [third] : [] },
  ]
  return (
    <>
      <h3>{cup.name}</h3>
      <BracketTree rounds={drawn} cup={cup.name} matchOf={matchOf} />
      {rounds
        .filter(({ ties }) => ties.length > 0)
        .map(({ name, ties }) => (
          <div key={name}>
            <h4>{name}</h4>
            <MatchRows
              ties={ties.map((tie) => ({ tie, match: tie.matchId === null ? undefined : matchOf.get(tie.matchId) }))}
            />
          </div>
        ))}
    </>
  )
}
