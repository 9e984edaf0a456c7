import { useEffect, useSyncExternalStore } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { GlobalStyle } from '@torneo/ui/GlobalStyle'
import { Skeleton } from '@torneo/ui/Skeleton'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { SkipLink } from '@torneo/ui/SkipLink'
import { color, flexWrap, gridGap, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import type { TournamentFeed } from './feed/tournament-feed'
import { useMatchUpdates } from './feed/match-updates'
import { PageHeader } from './header/PageHeader'
import { liveTexts } from './live-texts'
import { useNow } from './parts/use-now'
import { TournamentView } from './TournamentView'

/** The tournament as families follow it, without a session. */
export function LivePage({ feed }: { readonly feed: TournamentFeed }) {
  const state = useSyncExternalStore(feed.subscribe, feed.state)
  const { announcement, highlights } = useMatchUpdates(state.status === 'ready' ? state.matches : null)
  const now = useNow(30_000)
  const name = state.tournament?.tournament?.name

  useEffect(() => {
    if (name) document.title = liveTexts.pageOf(name)
  }, [name])

  return (
    <>
      <GlobalStyle />
      <PrintStyle />
      <SkipLink />
      <PageHeader state={state} />
      <Main id="contenido" tabIndex={-1}>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {state.status === 'loading' && (
          <Loading>
            <Skeleton height={200} />
            <SkeletonRows label={liveTexts.loading} />
          </Loading>
        )}
        {state.status === 'failed' && (
          <ErrorPane title={liveTexts.failed} text={liveTexts.failedWhy} busy={state.isLoading} onRetry={feed.read} />
        )}
        {state.tournament && <TournamentView state={state} tournament={state.tournament} highlights={highlights} now={now} />}
      </Main>
      {/* Not while the matches are on their way: they would push it out of sight. */}
      {state.status !== 'loading' && (
        <Footer>
          <p>{liveTexts.updatesItself}</p>
          <a href="?tv=1">{liveTexts.bigScreen}</a>
        </Footer>
      )}
    </>
  )
}

const Main = styled.main`
  ${gridGap('32px')}
  max-width: 1200px;
  margin-inline: auto;
  padding: 24px var(--pane-padding) 32px;
  &:focus { outline: none; }
`

const Loading = styled.div`
  ${gridGap('24px')}
`

const Footer = styled.footer`
  ${flexWrap('4px 24px', 'normal', 'space-between')}
  max-width: 1200px;
  margin-inline: auto;
  padding: 0 var(--pane-padding) max(24px, env(safe-area-inset-bottom));
  color: ${color.muted};
  ${text(13)}
  a { padding-block: 4px; text-underline-offset: 3px; }
`

/**
 * On paper, from either theme: black on white, of what can be pressed only what is chosen, and no match, row or heading cut off from what it
 * belongs to.
 */
const PrintStyle = createGlobalStyle`
  @media print {
    :root:root:root {
      color-scheme: light;
      --canvas: #fff; --surface: #fff; --sunken: #fff; --board: #fff; --board-raised: #fff; --live: #fff;
      --text: #000; --on-board: #000; --on-live: #000; --board-edge: #000; --line: #777; --board-line: #777;
      --muted: #333; --board-muted: #333; --gold: #000; --silver: #000; --bronze: #000; --gold-soft: #fff; --silver-soft: #fff; --bronze-soft: #fff;
      --shadow-card: none;
      print-color-adjust: exact;
    }
    button:not([aria-selected='true']), [role='radiogroup'] label:has(input:not(:checked)), header :has(> [role='status']), footer, dialog, svg, main li a {
      display: none !important;
    }
    main :is(li, tr, h2, h3) { break-inside: avoid; }
    main :is(h2, h3) { break-after: avoid; }
  }
`
