import { useSession } from '@torneo/client'
import { tournamentEndpoints } from '@torneo/contracts/tournaments'
import { mayCall } from '@torneo/domain/permissions'
import { refetchStale } from '@torneo/panel/prefetch'
import { Card } from '@torneo/ui/Card'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { Skeleton } from '@torneo/ui/Skeleton'
import { theTournament, useLandingTournamentQuery } from './tournament-api'
import { TournamentForm } from './TournamentForm'
import { tournamentTexts } from './tournament-texts'

/** Whether a role may change the tournament's name and year; the service answers others 403. */
export const mayName = (role: string) => mayCall(role, tournamentEndpoints.update.access)

/** Rendered only for a role that may change it. */
export function TournamentPart() {
  const { user } = useSession()
  return mayName(user?.role ?? '') ? <Read /> : null
}

function Read() {
  const { data, error, refetch, isFetching } = useLandingTournamentQuery(theTournament, refetchStale)
  if (data) return <TournamentForm tournament={data} />
  if (!error) return <Card><Skeleton lines={5} height={28} /></Card>
  return <ErrorPane title={tournamentTexts.unread} text={tournamentTexts.unreadWhy} onRetry={() => void refetch()} busy={isFetching} />
}
