import { sentenceOf } from '@torneo/client'
import type { Competition } from '@torneo/contracts/competition/competition'
import type { Phase } from '@torneo/contracts/competition/phases'
import { useEffect, useState } from 'react'
import { useCompetitionPreviewQuery } from '../../../../data/competition-api'
import { phasesOf } from '../../../../data/phases-of'
import { describeChanges } from './describe-changes'

/** Milliseconds without another change, so that typing a name is one call. */
const pause = 300

/** Effects of other phases, in sentences; null while they are computed. `failure` is the reason why they cannot be saved. */
export function usePreview(competition: Competition, phases: readonly Phase[]) {
  const body = JSON.stringify(phases)
  const isSame = body === JSON.stringify(phasesOf(competition))
  const [settled, setSettled] = useState(body)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(body), pause)
    return () => clearTimeout(timer)
  }, [body])
  const { currentData, error, isFetching } = useCompetitionPreviewQuery(
    { params: { sportId: competition.sportId }, body: { phases: JSON.parse(settled) as Phase[] } },
    { skip: isSame || settled !== body },
  )
  const isReady = settled === body && !isFetching
  return {
    isSame,
    /** The competition that the phases would make of the matches; the saved competition until it is computed. */
    shown: isReady && !isSame && currentData ? currentData : competition,
    changes: isReady && currentData ? describeChanges(competition, currentData) : null,
    failure: isReady && error !== undefined ? sentenceOf(error, '') : undefined,
  }
}
