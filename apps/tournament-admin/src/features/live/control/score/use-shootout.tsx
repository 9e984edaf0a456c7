import type { Match } from '@torneo/contracts/match/matches'
import { allPeriods, type Periods } from '@torneo/domain/match/clock/periods'
import { formatScore } from '@torneo/domain/match/list/match-state'
import type { LiveAction } from '@torneo/domain/match/projection'
import { needsWinner } from '@torneo/domain/match/result/shootout'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { ConfirmDialog } from '@torneo/ui/dialogs/ConfirmDialog'
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

/** Steps of a level match that must have a winner: extra time, then penalties (B16); overtimes in a sport of points. */
export function useShootout({ match, periods, rosters, last, actions, onFinish }: ShootoutOptions) {
  const { status, isLive, currentHalf, shootout, mustHaveWinner } = match
  const { hasShootout: isKicked, hasSets } = scoringOf(match.sport)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (mustHaveWinner && isKicked) ShootoutSheet.prefetch()
  }, [mustHaveWinner, isKicked])
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
  const hasExtraTime = !shootout && next <= allPeriods(periods)
  const playOn = () => {
    close()
    if (!isLive) actions.act({ kind: 'resume' })
  }
  const question = isOpen && status === 'live' && !isKicked && (
    <ConfirmDialog
      title={texts.levelTitle(formatScore(match))}
      body={hasExtraTime ? texts.overtimeBody(periods.extra ?? 0) : texts.playOnBody}
      confirmLabel={hasExtraTime ? texts.extraTime : texts.playOn}
      cancelLabel={texts.back}
      onConfirm={hasExtraTime ? startExtraTime : playOn}
      onCancel={close}
    />
  )
  const sheet = isOpen && status === 'live' && isKicked && (
    <ShootoutSheet
      match={match}
      players={{ home: rosters.home.players ?? null, away: rosters.away.players ?? null }}
      onExtraTime={hasExtraTime ? startExtraTime : undefined}
      onAct={actions.act}
      onUndo={last?.action.kind === 'kick' ? actions.undo : undefined}
      onFinish={finish}
      onClose={close}
    />
  )
  // A level match of sets lacks its deciding set.
  return { isNeeded: !hasSets && needsWinner(match), open, element: sheet || question }
}
