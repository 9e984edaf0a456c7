import type { MatchTeam } from '@torneo/contracts/match/matches'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Skeleton } from '@torneo/ui/feedback/Skeleton'
import { LinkButton } from '../../../../parts/LinkButton'
import { teamName } from '../../../../parts/match-labels'
import { rosterAddress } from '../../../../parts/team-address'
import { liveTexts as texts } from '../../live-texts'
import type { TeamRoster } from '../../use-rosters'
import { NoPlayers } from './event-sheet-styles'

interface RosterStateProps {
  readonly roster: TeamRoster
  readonly team: MatchTeam | null
}

/** Shows that a roster is loading, could not be read or has no players; nothing if it has some. */
export function RosterState({ roster, team }: RosterStateProps) {
  const { canAddPlayers } = useCapabilities()
  if (roster.players && roster.players.length > 0) return null
  if (roster.players)
    return (
      <NoPlayers>
        <strong>{texts.noPlayers(teamName(team))}</strong>
        {team && canAddPlayers && (
          <>
            <p>{texts.noPlayersWhy}</p>
            <LinkButton to={rosterAddress(team.id)} $variant="ghost">
              {texts.toRoster}
            </LinkButton>
          </>
        )}
      </NoPlayers>
    )
  if (!roster.hasFailed)
    return (
      <div role="status" aria-label={texts.loadingPlayers}>
        <Skeleton height={200} />
      </div>
    )
  const retry = (
    <Button size="sm" onClick={roster.retry}>
      {texts.retry}
    </Button>
  )
  return (
    <Notice tone="warning" role="alert" action={retry}>
      {texts.playersFailed}
    </Notice>
  )
}
