import type { Match } from '@torneo/contracts/match/matches'
import { isAbandoned } from '@torneo/domain/match/result/endings'
import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { liveTexts as texts } from '../../live-texts'
import { Start } from '../frame/BoardLayout'
import { hasOpenSide } from '../sync/outdated'
import type { Board } from '../use-board'

/** Loaded where there is something to do before the start. */
const BeforeStart = lazyPart(
  () => import('./BeforeStart'),
  () => null,
)

interface BeforeMatchProps {
  readonly match: Match
  readonly board: Board
  readonly onStart: () => void
}

/** A match before its start: the start button once both teams are known, and the line-ups. */
export function BeforeMatch({ match, board: { rules, rosters, lineUps }, onStart }: BeforeMatchProps) {
  const { canAddPlayers } = useCapabilities()
  return (
    <>
      <Start>
        {hasOpenSide(match) ? (
          <Notice tone="info">{texts.sidesOpen}</Notice>
        ) : (
          <Button block variant="primary" size="xl" onClick={onStart}>
            {isAbandoned(match) ? texts.resumeMatch : texts.start}
          </Button>
        )}
      </Start>
      {(rules.lineUps || !canAddPlayers) && <BeforeStart match={match} rosters={rosters} lineUps={lineUps} />}
    </>
  )
}
