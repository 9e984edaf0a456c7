import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { GlobalStyle } from '@torneo/ui/theme/GlobalStyle'
import { Component, type ReactNode } from 'react'
import { liveTexts } from './live-texts'
import { FontStyle } from './parts/FontStyle'

interface CrashBoundaryProps {
  /** True for an unattended screen, which reloads by itself. */
  readonly isUnattended: boolean
  readonly children: ReactNode
}

/** Delay of the reload in milliseconds, so that a recurring fault does not burden the service. */
const reloadAfter = 30_000

/** Fallback when rendering fails, instead of a blank page. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    if (this.props.isUnattended) setTimeout(() => location.reload(), reloadAfter)
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <>
        <FontStyle $display="optional" />
        <GlobalStyle />
        <ErrorPane title={liveTexts.broken} text={liveTexts.brokenWhy} onRetry={() => location.reload()} />
      </>
    )
  }
}
