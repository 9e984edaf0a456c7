import type { Competition } from '@torneo/contracts/competition/competition'
import type { Team } from '@torneo/contracts/tournament/teams'
import { Notice } from '@torneo/ui/feedback/Notice'
import { teamsWithoutZone } from '../../../../data/teams-without-zone'
import { LinkButton } from '../../../../parts/LinkButton'
import { joinNames } from '../../words'
import { madeTexts as texts } from '../made-texts'

interface WithoutZoneProps {
  readonly competition: Competition
  readonly teams: readonly Team[]
}

/** Names the teams that play in no zone, and leads to the plan that takes the first one in (B91). */
export function WithoutZone({ competition, teams }: WithoutZoneProps) {
  const late = competition.phases.some(
    (phase) => phase.kind === 'league' && phase.zones.some(({ teamIds }) => teamIds.length > 0),
  )
    ? teamsWithoutZone(competition, teams)
    : []
  const [first] = late
  if (!first) return null
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton to={`/tournament/competition/remake?deporte=${competition.sportId}&cambio=late&equipo=${first.id}`}>
          {texts.takeIn}
        </LinkButton>
      }>
      {texts.withoutZone(joinNames(late.map(({ name }) => name)))}
    </Notice>
  )
}
