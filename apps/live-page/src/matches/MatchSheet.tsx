import type { Match } from '@torneo/contracts/match/matches'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import { matchTitle } from '@torneo/domain/match/side-name'
import { Modal } from '@torneo/ui/dialogs/Modal'
import type { TournamentState } from '../feed/tournament-feed'
import { useMatchState } from '../feed/use-channels'
import { liveTexts } from '../live-texts'
import { MatchView } from './MatchView'
import { closeMatch } from './open-match'

interface MatchSheetProps {
  readonly id: string
  /** The match in the list; undefined if missing. */
  readonly listed: Match | undefined
  readonly rules: SportRules | undefined
  readonly state: TournamentState
  readonly today: string
}

/** A match in a sheet over the page. */
export default function MatchSheet({ id, listed, rules, state, today }: MatchSheetProps) {
  const { data, error } = useMatchState(id, state)
  const match = data && (!listed || data.match.rev >= listed.rev) ? data.match : listed
  return (
    <Modal title={match ? matchTitle(match) : liveTexts.timeline} onClose={closeMatch}>
      <MatchView
        match={match}
        events={data?.events ?? null}
        rules={rules}
        today={today}
        isDeleted={error?.code === 404 && !listed}
        state={state}
      />
    </Modal>
  )
}
