import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import { plannedMatches } from '@torneo/domain/competition/setup/planned-matches'
import { CalendarCheck } from 'lucide-react'
import { playedOf } from '../../../data/played-of'
import { LinkButton } from '../../../parts/LinkButton'
import { madeTexts as texts } from './made-texts'

interface PlanLinkProps {
  readonly competition: Competition
  /** Matches of the sport. */
  readonly matches: readonly Match[]
}

/** Leads to 'Armar fixture' while the competition lacks matches, with their number. */
export function PlanLink({ competition, matches }: PlanLinkProps) {
  const missing = plannedMatches(competition, matches.map(playedOf)).length
  if (missing === 0) return null
  return (
    <LinkButton $variant="primary" to={`/tournament/competition/fixture?deporte=${competition.sportId}`}>
      <CalendarCheck size={18} aria-hidden />
      {texts.planMissing(missing)}
    </LinkButton>
  )
}
