import { useToast } from '@torneo/client'
import type { SportClosing } from '@torneo/contracts/competition/closing'
import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { usePrint } from '@torneo/ui/layout/use-print'
import { useState } from 'react'
import { useReadCompetition, useReadMatches } from '../../../data/competition-api'
import { useReadStandings } from '../../../data/tables-api'
import { closingTexts as texts } from '../closing-texts'

export interface ClosedSport {
  readonly sport: TournamentSport
  readonly closing: SportClosing
}

/** All results of a sport; without a competition it has one table. */
export interface SportResults extends ClosedSport {
  readonly competition: Competition | null
  readonly standings: readonly StandingRow[]
  readonly matches: readonly Match[]
}

/** Content of the printed results. */
export interface Results {
  /** Name of the tournament; null if it could not be read. */
  readonly tournament: string | null
  readonly sports: readonly SportResults[]
  readonly now: Date
}

/** Reads the results of all sports anew, then prints them. */
export function useResults() {
  const toast = useToast()
  const [printed, print] = usePrint<Results>()
  const [isLoading, setIsLoading] = useState(false)
  const [readCompetition] = useReadCompetition()
  const [readMatches] = useReadMatches()
  const [readStandings] = useReadStandings()

  async function resultsOf({ sport, closing }: ClosedSport): Promise<SportResults> {
    const sportId = sport.id
    const [competition, { items: matches }, { items: standings }] = await Promise.all([
      readCompetition({ params: { sportId } }).unwrap(),
      readMatches({ query: { sportId } }).unwrap(),
      readStandings({ query: { sportId } }).unwrap(),
    ])
    return { sport, closing, competition, matches, standings }
  }

  return {
    printed,
    isLoading,
    print: async (closings: readonly ClosedSport[], tournament: string | null) => {
      setIsLoading(true)
      try {
        print({ tournament, sports: await Promise.all(closings.map(resultsOf)), now: new Date() })
      } catch {
        // The call has logged its failure.
        toast.error(texts.printFailed)
      } finally {
        setIsLoading(false)
      }
    },
  }
}
