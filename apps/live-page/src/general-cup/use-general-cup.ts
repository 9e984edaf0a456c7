import type { PublicGeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { TournamentState } from '../feed/tournament-feed'
import { useChannel } from '../feed/use-channels'

/** Follows the Copa General: the socket's state, unless the last full read is newer; null without one. */
export function useGeneralCup(state: TournamentState): PublicGeneralCup | null {
  const { tournament, connection, asOf, channels } = state
  const received = useChannel(channels?.cup)
  if (received.data && (connection === 'online' || (received.asOf ?? 0) >= (asOf ?? 0))) return received.data.cup
  return tournament?.generalCup ?? null
}
