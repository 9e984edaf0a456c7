import type { ResolvedKnockout, ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import { bracketRounds } from '@torneo/domain/competition/bracket-rounds'
import { closingTexts, resultsTexts as texts } from '../closing-texts'
import { MatchRows } from './MatchRows'
import { TableOnPaper } from './TableOnPaper'
import type { SportResults } from './use-results'

/** A sport on paper: podiums and prizes, then each phase with its tables, rounds and results. */
export function SportResultsBlock({ sport, closing, competition, standings, matches }: SportResults) {
  const scoring = sport.rules.scoring ?? 'goals'
  const others = matches.filter(({ phaseId }) => !competition?.phases.some(({ id }) => id === phaseId))
  return (
    <section>
      <h2>{sport.name}</h2>
      <Prizes closing={closing} isPoints={scoring === 'points'} />
      {!competition && <TableOnPaper rows={standings} scoring={scoring} />}
      {competition?.phases.map((phase) =>
        phase.kind === 'league' ? (
          <LeagueOnPaper key={phase.id} league={phase} matches={matches} scoring={scoring} />
        ) : (
          <BracketOnPaper key={phase.id} cup={phase} matches={matches} />
        ),
      )}
      {others.length > 0 && (
        <>
          <h3>{competition ? texts.otherMatches : texts.matches}</h3>
          <MatchRows matches={others} />
        </>
      )}
    </section>
  )
}

function Prizes({ closing, isPoints }: Pick<SportResults, 'closing'> & { readonly isPoints: boolean }) {
  const { podiums, scorers, fairPlay, isOver, pending } = closing
  const [scorer, fairest] = [scorers[0], fairPlay[0]]
  return (
    <>
      {podiums
        .filter(({ places }) => places.length > 0)
        .map(({ category, places }) => (
          <p key={category}>
            <strong>{closingTexts.podium(category)}:</strong>{' '}
            {places.map(({ place, team }) => `${place}.º ${team.name}`).join(' · ')}
          </p>
        ))}
      {scorer && (
        <p>
          <strong>{closingTexts.scorer(isPoints, isOver)}:</strong>{' '}
          {scorers.map(({ player, team }) => `${player.name} (${team.name})`).join(', ')}, {scorer.goals}{' '}
          {closingTexts.goals(scorer.goals, isPoints)}
        </p>
      )}
      {fairest && (
        <p>
          <strong>{closingTexts.fairPlay(isOver)}:</strong> {fairPlay.map(({ team }) => team.name).join(', ')}
        </p>
      )}
      {!isOver && <p>{closingTexts.pendingWords(pending)}</p>}
    </>
  )
}

interface PhaseProps {
  readonly matches: readonly Match[]
}

function LeagueOnPaper({
  league,
  matches,
  scoring,
}: PhaseProps & { readonly league: ResolvedLeague; readonly scoring: ScoringKind }) {
  return (
    <>
      <h3>{league.name}</h3>
      {league.zones.map((zone) => (
        <div key={zone.id}>
          {league.zones.length > 1 && <h4>{zone.name}</h4>}
          <TableOnPaper rows={league.tables.find(({ zoneId }) => zoneId === zone.id)?.rows ?? []} scoring={scoring} />
          <MatchRows matches={matches.filter(({ phaseId, zoneId }) => phaseId === league.id && zoneId === zone.id)} />
        </div>
      ))}
    </>
  )
}

function BracketOnPaper({ cup, matches }: PhaseProps & { readonly cup: ResolvedKnockout }) {
  const third = cup.ties.filter(({ thirdPlace }) => thirdPlace)
  const rounds = [
    ...bracketRounds(cup.ties).map(({ name, ties }) => ({ name, ties: ties.filter((tie) => tie !== null) })),
    { name: texts.thirdPlace, ties: third },
  ]
  const matchOf = new Map(matches.map((match) => [match.id, match]))
  return (
    <>
      <h3>{cup.name}</h3>
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
