import { Component, type ReactNode } from 'react'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { GlobalStyle } from '@torneo/ui/GlobalStyle'
import { liveTexts } from './live-texts'
import { FontStyle } from './parts/FontStyle'

interface CrashBoundaryProps {
  /** An unattended screen: it reloads by itself. */
  readonly isUntouched: boolean
  readonly children: ReactNode
}

/** Milliseconds: a fault that comes back must not make the service busy. */
const reloadAfter = 30_000

/** What is left when drawing fails: never a blank page. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    if (this.props.isUntouched) setTimeout(() => location.reload(), reloadAfter)
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
