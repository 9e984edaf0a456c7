import { retryableLazy, usePrefs, useToast } from '@torneo/client'
import { useLocation } from '@torneo/router'
import { SkipLink } from '@torneo/ui/layout/SkipLink'
import { useMedia } from '@torneo/ui/layout/use-media'
import { color } from '@torneo/ui/theme/tokens'
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useWindowTitle } from '../edition/use-edition'
import { Opening } from '../Opening'
import { LazyUpdateBar } from '../remotes/LazyUpdateBar'
import { isPreviewRequested } from '../remotes/preview-requested'
import { usePrefetchSections } from '../remotes/use-prefetch-sections'
import { useSections } from '../remotes/use-sections'
import { SignInAgainHost } from '../sign-in/SignInAgainHost'
import { Sidebar } from './Sidebar'
import { useTheme } from './theme'
import { TopBar } from './TopBar'
import { useLeaveGuard } from './use-leave-guard'

const PreviewBar = retryableLazy(() => import('../remotes/PreviewBar'))

const Layout = styled.div`
  display: flex;
  min-height: 100dvh;
`

const Column = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;

  /* A screen with its own top bar gets the whole height of a phone. */
  @media (max-width: 39.99em), (max-height: 32.49em) { &:has([data-own-bar]) { > header { display: none; } > main { min-height: 100dvh; } } }

  /* Hides the notice on screens that show the connection state themselves. */
  &:has(> main [data-connection]) [data-line-notice] { display: none; }
`

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: calc(1280px + 2 * var(--pane-padding));
  margin-inline: auto;
  padding: 24px var(--pane-padding);

  &:focus { outline: none; }

  @media (max-width: 47.99em) { padding-block: 16px; }

  /* Keeps the footer below the fold while content is loading, so that nothing shifts. */
  min-height: calc(100dvh - 52px);

  /* A save bar stays at the bottom of the window, above the footer. */
  &:has([data-save-bar]) { padding-bottom: 0; }
`

/** Title of the address: that of its row, of its page below the nearest row above it, or of that row. */
function useTitle(): string {
  const { pathname } = useLocation()
  const { rows: shown, hidden } = useSections()
  const rows = [...shown, ...hidden]
  const row =
    rows.find(({ path }) => path === pathname) ??
    rows.find(({ path }) => path !== '/' && pathname.startsWith(`${path}/`))
  const page = row?.pages?.find(({ path }) => pathname === `${row.path}/${path}`)
  return page?.title ?? row?.title ?? row?.label ?? 'Torneo'
}

/** Frame of the panel that stays mounted while sections change: sidebar, top bar, screen, footer. */
export function Frame({ children }: { children: ReactNode }) {
  // Below 1024 px the sidebar is a drawer (spec 1 §2).
  const wide = useMedia('(min-width: 64em)')
  const [prefs, changePrefs] = usePrefs()
  const [drawer, setDrawer] = useState(false)
  const closeDrawer = useCallback(() => setDrawer(false), [])
  const { pathname } = useLocation()
  const { status } = useSections()
  const title = useTitle()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(pathname)
  const guard = useLeaveGuard()
  const toast = useToast()
  const { prefetchSections, isQuiet } = usePrefetchSections()
  const [hasPreview] = useState(isPreviewRequested)
  useTheme()
  useWindowTitle(title)
  const collapsed = prefs.sidebarCollapsed === true

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    if (status === 'failed') toast.error('Error al cargar los datos')
  }, [status, toast])

  if (status === 'loading') return <Opening label="Cargando datos..." />
  return (
    <Layout>
      <SkipLink />
      <Sidebar wide={wide} collapsed={collapsed} open={drawer} onClose={closeDrawer} />
      <Column>
        <TopBar
          title={title}
          titleRef={heading}
          wide={wide}
          expanded={wide ? !collapsed : drawer}
          onToggle={() => {
            if (wide) return changePrefs({ sidebarCollapsed: !collapsed })
            prefetchSections()
            setDrawer(true)
          }}
          mayLeave={guard.mayLeave}
        />
        {hasPreview && (
          <Suspense fallback={null}>
            <PreviewBar />
          </Suspense>
        )}
        <Main id="contenido" tabIndex={-1}>
          {children}
        </Main>
        <Footer />
      </Column>
      {isQuiet && <LazyUpdateBar />}
      <SignInAgainHost isQuiet={isQuiet} />
    </Layout>
  )
}

/** Footer with its fixed texts (R26). */
function Footer() {
  return <Bar>Panel de administración v1.0 · 2025</Bar>
}

const Bar = styled.footer`
  width: 100%;
  max-width: calc(1280px + 2 * var(--pane-padding));
  margin-inline: auto;
  padding: 12px var(--pane-padding) 20px;
  font-size: 0.75rem;
  color: ${color.muted};
`
