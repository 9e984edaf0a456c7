import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import { useEffect, useState } from 'react'
import { useReadCompetition } from './competition-api'

const none: readonly Competition[] = []

/** Reads the competitions that matches are of; empty until they are read, and without those that cannot be read. */
export function useCompetitionsOf(matches: readonly Match[]): readonly Competition[] {
  const [competitions, setCompetitions] = useState(none)
  const [read] = useReadCompetition()
  const sports = [...new Set(matches.flatMap(({ phaseId, sportId }) => (phaseId ? sportId : [])))].toSorted().join(' ')
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const answers = await Promise.allSettled(
        sports.split(' ').flatMap((sportId) => (sportId ? read({ params: { sportId } }, true).unwrap() : [])),
      )
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? (answer.value ?? []) : []))
      if (isCurrent) setCompetitions(found)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [read, sports])
  return competitions
}
