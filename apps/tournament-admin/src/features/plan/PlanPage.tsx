import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { CalendarCheck } from 'lucide-react'
import { useMemo } from 'react'
import { LinkButton } from '../../parts/LinkButton'
import { missingFixtures } from './fixtures-to-plan'
import { planTexts as texts } from './plan-texts'
import { PlanEditor } from './PlanEditor'
import { SportFrame, type SportToPlan } from './SportFrame'

/** 'Armar fixture' of a sport (B35): from the matches that are missing to matches with day, hour and field. */
export default function PlanPage() {
  return <SportFrame>{(known) => <MissingPlan {...known} />}</SportFrame>
}

function MissingPlan(known: SportToPlan) {
  const { sport, competition, matches, teams } = known
  const missing = useMemo(
    () => missingFixtures(sport.id, { competition, matches, teams }),
    [sport.id, competition, matches, teams],
  )
  if (missing.length === 0)
    return (
      <EmptyState
        icon={<CalendarCheck size={24} aria-hidden />}
        title={texts.allPlanned(sport.name)}
        text={texts.allPlannedWhy}
        action={<LinkButton to={`/tournament/competition/remake?deporte=${sport.id}`}>{texts.remake}</LinkButton>}
      />
    )
  return <PlanEditor {...known} missing={missing} />
}
