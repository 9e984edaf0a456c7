import { useSearchParams } from '@torneo/router'
import { EmptyState } from '@torneo/ui/feedback/EmptyState'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { Skeleton } from '@torneo/ui/feedback/Skeleton'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { gridGap } from '@torneo/ui/theme/tokens'
import { Ban } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { LinkButton } from '../../../parts/LinkButton'
import { useLiveMatch } from '../engine/use-live-match'
import { liveTexts as texts } from '../live-texts'
import { Control, type HistoryState } from './Control'
import { ControlBar } from './frame/ControlBar'

interface ControlScreenProps {
  readonly matchId: string
  /** Address of the list. */
  readonly back: string
}

/** Opens one match: shows the last known state while loading, then the panel. */
export default function ControlScreen({ matchId, back }: ControlScreenProps) {
  const live = useLiveMatch(matchId)
  const history = useHistoryPart()
  const { status, shown, reload } = live
  if (status === 'missing') {
    return (
      <>
        <ControlBar back={back} match={null} />
        <EmptyState
          icon={<Ban size={24} aria-hidden />}
          title={texts.missing}
          text={texts.missingWhy}
          action={<LinkButton to={back}>{texts.back}</LinkButton>}
        />
      </>
    )
  }
  if (shown) return <Control live={live} shown={shown} back={back} history={history} />
  return (
    <>
      <ControlBar back={back} match={null} />
      {status === 'failed' ? (
        <ErrorPane title={texts.matchFailed} text={texts.matchFailedWhy} onRetry={reload} />
      ) : (
        <Skeletons role="status">
          <VisuallyHidden>{texts.loadingMatch}</VisuallyHidden>
          <Skeleton height={220} />
          <Skeleton height={108} />
          <Skeleton height={180} />
        </Skeletons>
      )}
    </>
  )
}

/** Stores the history's state in the address: a link from 'Partidos' opens it, back closes it. */
function useHistoryPart(): HistoryState {
  const [params, setParams] = useSearchParams()
  const isOpen = params.has('historial')
  return useMemo(() => {
    const show = (isShown: boolean) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (isShown) next.set('historial', '1')
          else next.delete('historial')
          return next
        },
        { replace: !isShown },
      )
    return { isOpen, open: () => show(true), close: () => show(false) }
  }, [isOpen, setParams])
}

const Skeletons = styled.div`
  ${gridGap('16px')}
  padding-block: 16px;
`
