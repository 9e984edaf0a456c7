import type { SportClosing } from '@torneo/contracts/competition/closing'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import type { PrintContext } from '@torneo/panel/screen/use-print'
import { PaperPage } from '@torneo/ui/layout/Paper'
import type { ReactNode } from 'react'
import { paperTexts } from '../../parts/paper/paper-texts'
import { readSport } from '../../parts/paper/read-sport'
import { ResultsPaper, SportOnPaper } from '../../parts/paper/SportOnPaper'
import { closingTexts } from './closing-texts'

export interface ClosedSport {
  readonly sport: TournamentSport
  readonly closing: SportClosing
}

/** Prepares all results, sport by sport, each with its podiums and prizes first. `tournamentId`: their edition, if that is archived. */
export async function resultsSheet(
  { read, foot }: PrintContext,
  closings: readonly ClosedSport[],
  tournament: string | undefined,
  tournamentId?: string,
): Promise<ReactNode> {
  const sports = await Promise.all(
    closings.map(async ({ sport, closing }) => ({ closing, results: await readSport(read, sport, tournamentId) })),
  )
  return (
    <ResultsPaper>
      <PaperPage title={[paperTexts.title, tournament].filter(Boolean).join(' · ')} foot={foot}>
        {sports.map(({ closing, results }) => (
          <section key={results.sport.id}>
            <h2>{results.sport.name}</h2>
            <Prizes
              closing={tournamentId === undefined ? closing : { ...closing, isOver: true }}
              isPoints={scoringOf(results.sport.rules).countsPoints}
            />
            <SportOnPaper {...results} />
          </section>
        ))}
      </PaperPage>
    </ResultsPaper>
  )
}

interface PrizesProps {
  readonly closing: SportClosing
  readonly isPoints: boolean
}

function Prizes({ closing: { podiums, scorers, fairPlay, isOver, pending }, isPoints }: PrizesProps) {
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
