import { serverNow, unsentActions, useConfirm, useConnection, useSession, useSignOut } from '@torneo/client'
import { queuedActionsOf } from '@torneo/contracts/match/device-entries'
import type { SectionRow } from '@torneo/contracts/releases/remotes'
import { helpQuery } from '@torneo/panel/screen/help'
import { Link, Navigate, useLocation } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { ConnectionPill } from '@torneo/ui/feedback/ConnectionPill'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SkipLink } from '@torneo/ui/layout/SkipLink'
import { clampLines, color, flexRow, font, media, visuallyHidden } from '@torneo/ui/theme/tokens'
import { CircleHelp, LogOut } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useWindowTitle } from '../edition/use-edition'
import { Opening } from '../Opening'
import { passMark, setPassMark } from './pass-mark'
import { passTexts as texts } from './pass-texts'
import { PassOver } from './PassOver'

/** Panel of a pass holder, which contains only the board of the pass's matches (B17). */
export default function PassPanel({
  row,
  children,
}: {
  readonly row: SectionRow | undefined
  readonly children: ReactNode
}) {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const { state } = useConnection()
  const leave = useLeavePass()
  useWindowTitle(row?.title ?? texts.title)
  if (!row) return <Opening label="Cargando datos..." />
  if (pathname !== row.path) return <Navigate to={row.path} replace />
  return (
    <Layout>
      <SkipLink />
      <Bar>
        <Holder>
          <h1>{user?.name}</h1>
          {user?.pass && <p>{texts.until(user.pass.until)}</p>}
        </Holder>
        <span data-line-notice data-screen-only>
          {state !== 'online' && <ConnectionPill state={state} />}
        </span>
        <HelpEntry data-screen-only to={helpQuery(search, '')} replace>
          <CircleHelp size={18} aria-hidden />
          <Wide>{texts.help}</Wide>
        </HelpEntry>
        <Button variant="ghost" icon={<LogOut size={16} aria-hidden />} onClick={() => void leave()}>
          <Wide>{texts.leave}</Wide>
        </Button>
      </Bar>
      {user?.pass && <OverNow until={user.pass.until} />}
      <Main id="contenido" tabIndex={-1}>
        {children}
      </Main>
      <PassOver />
    </Layout>
  )
}

/** Warns when the pass has expired: queued actions are still sent, new ones are rejected. */
function OverNow({ until }: { readonly until: string }) {
  const [isOver, setOver] = useState(() => serverNow() >= Date.parse(until))
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - serverNow()))
    return () => clearTimeout(timer)
  }, [until])
  return isOver ? (
    <Notice tone="warning" role="alert">
      {texts.overNow}
    </Notice>
  ) : null
}

/** Signs the pass holder out after a question, because this name cannot sign in again on this device. */
function useLeavePass(): () => Promise<void> {
  const { user } = useSession()
  const confirm = useConfirm()
  const signOut = useSignOut()
  return async () => {
    if (!user) return
    const unsent = unsentActions(user.id)
    const isConfirmed = await confirm({
      title: texts.leaveQuestion,
      body: unsent > 0 ? texts.leaveUnsent(unsent) : texts.leaveBody,
      cancelLabel: texts.stay,
      confirmLabel: unsent > 0 ? texts.leaveAnyway : texts.leaveConfirm,
      ...(unsent > 0 ? { tone: 'danger' as const } : {}),
    })
    if (!isConfirmed) return
    for (const name of Object.keys(localStorage))
      if (name.startsWith(queuedActionsOf(user.id))) localStorage.removeItem(name)
    const mark = passMark()
    if (mark) setPassMark({ ...mark, hasLeft: true })
    signOut()
  }
}

const Layout = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  /* A board gets the whole height of a phone. */
  @media (max-width: 39.99em), (max-height: 32.49em) { &:has([data-own-bar]) > header { display: none; } }
  &:has(> main [data-connection]) [data-line-notice] { display: none; }
`

const Bar = styled.header`
  ${flexRow('4px 16px')}
  min-height: 64px;
  > button { flex: none; }
  padding: 8px var(--pane-padding);
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
`

const Holder = styled.div`
  ${flexRow('2px 16px', 'baseline')}
  flex: 1;
  flex-wrap: wrap;
  min-width: 0;
  h1 { margin: 0; font: 700 1.125rem/1.4 ${font.title}; ${clampLines(3)} }
  p { margin: 0; color: ${color.muted}; font-size: 0.8125rem; }
  /* Limits each to one line, so that the first match is visible. */
  ${media.phone} { h1 { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } p { line-height: 1.3; font-size: 0.75rem; } }
`

const Wide = styled.span`
  ${media.phone} { ${visuallyHidden} }
`

const HelpEntry = styled(Link)`
  ${flexRow('8px')}
  flex: none;
  min-height: 44px;
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;
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
`
