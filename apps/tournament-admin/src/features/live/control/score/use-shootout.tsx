import type { Match } from '@torneo/contracts/match/matches'
import { allPeriods, type Periods } from '@torneo/domain/match/clock/periods'
import type { LiveAction } from '@torneo/domain/match/projection'
import { needsWinner } from '@torneo/domain/match/result/shootout'
import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { Sheet } from '@torneo/ui/dialogs/Sheet'
import { useCallback, useEffect, useState } from 'react'
import type { OwnAction } from '../../engine/match-view'
import type { useRosters } from '../../use-rosters'
import { shootoutTexts as texts } from './shootout-texts'
import type { ShootoutSheetProps } from './ShootoutSheet'

const ShootoutSheet = lazyPart<ShootoutSheetProps>(
  () => import('./ShootoutSheet'),
  ({ onClose }, content) => (
    <Sheet title={texts.title} onClose={onClose} footer={null}>
      {content}
    </Sheet>
  ),
)

interface ShootoutOptions {
  readonly match: Match
  readonly periods: Periods
  readonly rosters: ReturnType<typeof useRosters>
  /** The last own action that can be undone. */
  readonly last: OwnAction | undefined
  readonly actions: { readonly act: (action: LiveAction) => void; readonly undo: () => void }
  /** Opens the finish check once there is a winner. */
  readonly onFinish: () => void
}

/** Steps of a level match that must have a winner: extra time, then penalties (B16). */
export function useShootout({ match, periods, rosters, last, actions, onFinish }: ShootoutOptions) {
  const { status, isLive, currentHalf, shootout, mustHaveWinner } = match
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (mustHaveWinner) ShootoutSheet.prefetch()
  }, [mustHaveWinner])
  const open = useCallback(() => setOpen(true), [])
  const close = () => setOpen(false)
  // A match may be level before its last period has begun: extra time comes after all periods.
  const next = Math.max(currentHalf, periods.count) + 1
  const startExtraTime = () => {
    close()
    if (isLive) actions.act({ kind: 'period_end' })
    actions.act({ kind: 'period_start', period: next, periods })
  }
  const finish = () => {
    close()
    onFinish()
  }
  const element = isOpen && status === 'live' && (
    <ShootoutSheet
      match={match}
      players={{ home: rosters.home.players ?? null, away: rosters.away.players ?? null }}
      onExtraTime={!shootout && next <= allPeriods(periods) ? startExtraTime : undefined}
      onAct={actions.act}
      onUndo={last?.action.kind === 'kick' ? actions.undo : undefined}
      onFinish={finish}
      onClose={close}
    />
  )
  return { isNeeded: needsWinner(match), open, element }
}
