import { useSession } from '@torneo/client'
import type { SectionRow } from '@torneo/contracts/releases/remotes'
import { groupTitles } from '@torneo/contracts/releases/sections'
import { mayView } from '@torneo/domain/people/permissions'
import { Link, useLocation } from '@torneo/router'
import { Tooltip } from '@torneo/ui/dialogs/Tooltip'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexRow, font } from '@torneo/ui/theme/tokens'
import { memo, useEffect, useRef } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { PrefetchLink } from '../remotes/PrefetchLink'
import { byPlace } from '../remotes/section-rows'
import { useSections } from '../remotes/use-sections'
import { iconOf } from './section-icons'

const Groups = styled.nav`
  flex: 1;
  overflow-y: auto;
  scroll-padding-block: 16px;
  padding: 8px 12px 16px;
  scrollbar-width: thin;
  scrollbar-color: ${color.boardLine} transparent;
`

const Title = styled.p<{ $rail: boolean }>`
  margin: 12px 12px 6px;
  font: 600 0.6875rem/1.4545 ${font.text};
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: ${color.boardTitle};
  ${({ $rail }) =>
    $rail &&
    css`
    height: 1px;
    margin: 12px 8px;
    background: ${color.boardLine};
    text-indent: -999px;
    overflow: hidden;
  `}
`

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
`

const Item = styled(PrefetchLink)<{ $rail: boolean }>`
  position: relative;
  ${flexRow('12px')}
  min-height: max(36px, 2.25rem);
  padding: 0 12px;
  border-radius: 8px;
  color: ${color.boardMuted};
  font-weight: 500;
  text-decoration: none;

  > svg { flex: none; }
  ${({ $rail }) => $rail && css`justify-content: center; padding: 0;`}

  &:hover { background: ${color.boardRaised}; color: ${color.onBoard}; }

  &[aria-current='page'] {
    background: ${color.boardRaised};
    color: ${color.onBoard};
    font-weight: 600;
  }

  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset: 8px auto 8px -12px;
    width: 4px;
    border-radius: 0 4px 4px 0;
    background: ${color.brand};
  }

  @media (pointer: coarse) { min-height: 44px; }

  > small { margin-left: auto; font: 400 0.75rem/1.3333 ${font.text}; }
`

const pulse = keyframes`
  50% { opacity: 0.25; transform: scale(2.3333); }
`

const Dot = styled.span<{ $rail: boolean }>`
  position: relative;
  width: 9px;
  height: 9px;
  margin-left: auto;
  border-radius: 50%;
  background: ${color.liveDot};
  ${({ $rail }) => $rail && css`position: absolute; top: 8px; right: 10px;`}

  /* The ring is moved by the compositor: the main thread would paint a growing shadow in every frame. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    background: ${color.liveDot};
    opacity: 0;
    animation: ${pulse} 1.6s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    box-shadow: 0 0 0 4px rgb(255 59 66 / 25%);
    &::after { animation: none; }
  }
`

interface NavProps {
  readonly rail: boolean
  readonly onVisit?: (() => void) | undefined
}

interface SectionLinkProps extends NavProps {
  readonly row: SectionRow
  /** Its app is switched off: the address says why. */
  readonly isPaused: boolean
}

const SectionLink = memo(function SectionLink({ row, isPaused, rail, onVisit }: SectionLinkProps) {
  const Icon = iconOf(row.id)
  const link = (
    <Item row={row} $rail={rail} onClick={onVisit} {...(isPaused && { as: Link, to: row.path })}>
      <Icon size="1.125rem" aria-hidden />
      {rail ? <VisuallyHidden>{row.label}</VisuallyHidden> : row.label}
      {isPaused ? (
        rail ? (
          <VisuallyHidden>, en pausa</VisuallyHidden>
        ) : (
          <small>En pausa</small>
        )
      ) : (
        row.mark === 'pulse' && <Dot $rail={rail} aria-hidden />
      )}
    </Item>
  )
  return (
    <li>
      {rail ? (
        <Tooltip text={isPaused ? `${row.label}, en pausa` : row.label} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
})

/** Groups the rows: known groups first, then groups defined by an app, with the app's title. */
function groupsOf(
  rows: readonly SectionRow[],
): readonly (readonly [group: string, title: string, rows: readonly SectionRow[]])[] {
  const titles = new Map<string, string>(Object.entries(groupTitles))
  for (const { group, groupTitle = group.charAt(0).toUpperCase() + group.slice(1) } of rows)
    if (!titles.has(group)) titles.set(group, groupTitle)
  return [...titles]
    .map(([group, title]) => [group, title, rows.filter((row) => row.group === group)] as const)
    .filter(([, , own]) => own.length > 0)
}

/** Links to the sections that the role may view, by group (spec 1 §2). `rail` shows icons only. */
export function SidebarNav({ rail, onVisit }: NavProps) {
  const { user } = useSession()
  const { rows, hidden } = useSections()
  const paused = hidden.filter(({ path }) => rows.every((row) => row.path !== path))
  const visible = [...rows, ...paused].filter((row) => mayView(user?.role ?? '', row)).sort(byPlace)
  const { pathname } = useLocation()
  const groups = useRef<HTMLElement>(null)

  // Scrolls the current link into view in a low window. Runs after the paint, because measuring earlier would force a
  // second layout.
  useEffect(
    () => afterPaint(() => groups.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })),
    [pathname],
  )

  return (
    <Groups ref={groups} aria-label="Secciones">
      {groupsOf(visible).map(([group, title, own]) => (
        <div key={group}>
          <Title $rail={rail} aria-hidden>
            {title}
          </Title>
          <List aria-label={title}>
            {own.map((row) => (
              <SectionLink
                key={row.path}
                row={row}
                isPaused={paused.some(({ path }) => path === row.path)}
                rail={rail}
                onVisit={onVisit}
              />
            ))}
          </List>
        </div>
      ))}
    </Groups>
  )
}

/** Runs `work` after the next paint; returns a function that cancels it. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
