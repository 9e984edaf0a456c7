import type { MatchTeam } from '@torneo/contracts/match/matches'
import type { Player } from '@torneo/contracts/tournament/players'
import type { TimelineEvent } from '@torneo/domain/match/projection'
import { Button } from '@torneo/ui/buttons/Button'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { TeamMark } from '../../../../parts/TeamMark'
import { formatEvent } from '../../format-event'
import { liveTexts as texts } from '../../live-texts'
import { ShirtGrid } from './ShirtGrid'

export interface PlayerPickerProps {
  /** The missing name: the event's player, or the player with the assist. */
  readonly missing: 'player' | 'assist'
  readonly event: TimelineEvent
  readonly team: MatchTeam | null
  readonly players: readonly Player[]
  readonly events: readonly TimelineEvent[]
  readonly suspended: ReadonlySet<string>
  readonly onPick: (player: Player) => void
  readonly onClose: () => void
}

/** Adds a player to a registered event with one tap (B9). */
export default function PlayerPicker({
  missing,
  event,
  team,
  players,
  events,
  suspended,
  onPick,
  onClose,
}: PlayerPickerProps) {
  const offered = players.filter(
    ({ id }) => id !== event.playerId && (missing === 'assist' || id !== event.assistPlayerId),
  )
  return (
    <Sheet
      title={missing === 'player' ? texts.whose : texts.assistOffer}
      lead={<TeamMark team={team} />}
      onClose={onClose}
      footer={
        <Button size="lg" onClick={onClose}>
          {texts.cancel}
        </Button>
      }>
      <p>{formatEvent(event)}</p>
      <ShirtGrid
        label={texts.shirts}
        players={offered}
        events={events}
        suspended={suspended}
        chosen=""
        onChoose={(chosen) => {
          const player = offered.find(({ id }) => id === chosen)
          if (player) onPick(player)
        }}
      />
    </Sheet>
  )
}
