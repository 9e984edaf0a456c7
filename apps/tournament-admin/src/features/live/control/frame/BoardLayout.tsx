import { color, layer, media, radius } from '@torneo/ui/theme/tokens'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { barHeight, sideBySide, compact, roomy, sideways } from './breakpoints'

interface BoardLayoutProps {
  readonly isSunny: boolean
  readonly ignoresPresses: boolean
  readonly children: ReactNode
}

/** Lays out the control screen: portrait phone, landscape phone and desktop. */
export function BoardLayout({ isSunny, ignoresPresses, children }: BoardLayoutProps) {
  return (
    <Root $sunny={isSunny}>
      <Areas $inert={ignoresPresses}>{children}</Areas>
    </Root>
  )
}

// Use large black text on white in both themes: glare leaves little else visible.
const sun = css`
  color-scheme: light;
  --canvas: #FFFFFF;
  --surface: #FFFFFF;
  --sunken: #FFFFFF;
  --text: #000000;
  --muted: #000000;
  --line: #000000;
  --control: #000000;
  --ink: #000000;
  --ink-hover: #000000;
  --on-ink: #FFFFFF;
  --board: #FFFFFF;
  --board-edge: #000000;
  --board-raised: #FFFFFF;
  --on-board: #000000;
  --board-muted: #000000;
  --board-line: #FFFFFF;
  --warning: #5C3500;
  --warning-soft: #FFF1CC;
  --danger: #7A1F0B;
  --danger-soft: #FFFFFF;
  --info-soft: #FFFFFF;
  --success: #00522F;
  --success-soft: #FFFFFF;
  --shadow-card: none;
  --live-words: 1.18;
  --live-figures: 1.14;
  --live-runs: #00522F;
  --live-stopped: #5C3500;
  --board-control: #000000;
  --board-focus: #0B3D91;
  --focus: #0B3D91;
  background: #FFFFFF;
  box-shadow: 0 0 0 16px #FFFFFF;
  color: #000000;
  ${compact} { box-shadow: none; }
`

const Root = styled.div<{ $sunny: boolean }>`
  container: live / inline-size;
  flex: 1;
  min-width: 0;
  ${compact} {
    margin: -24px calc(-1 * var(--pane-padding)) 0;
    @media (max-width: 47.99em) { margin-top: -16px; }
  }
  /* Hide keys, which leave no space for the words. */
  ${compact} { kbd { display: none; } }
  ${({ $sunny }) => $sunny && sun}
`

const Areas = styled.div<{ $inert: boolean }>`
  display: grid;
  grid-template: 'bar' 'notes' 'board' 'clock' 'start' 'teams' 'timeline' 'foot' 'undo' / minmax(0, 1fr);
  ${roomy} { row-gap: 12px; }
  ${sideways} {
    grid-template: 'bar bar' 'board clock' 'board start' 'board teams' 'board timeline' 'board foot' 1fr / minmax(0, 1fr) minmax(0, 1fr);
    gap: 0;
    /* Move the score below the notes. */
    &:has(> [data-notes] svg) > section > :first-child { align-content: end; }
  }
  ${sideBySide(css`
    grid-template: 'bar bar' auto 'notes notes' auto 'board timeline' auto 'start timeline' auto 'teams timeline' auto 'foot timeline' 1fr / minmax(0, 1fr) clamp(280px, 32cqi, 348px);
    gap: 0 20px;
    > section, > div { margin-bottom: 16px; }
  `)}
  ${({ $inert }) => $inert && css`> * { pointer-events: none; }`}
`

/** People on the match, pending and rejected actions. On a landscape phone they cover the top of the scoreboard. */
export const Notes = styled.div.attrs<{ 'data-notes'?: true }>({ 'data-notes': true })`
  grid-area: notes;
  display: grid;
  min-width: 0;
  ${media.fromTable} {
    border-radius: ${radius.card};
    overflow: hidden;
  }
  ${sideways} {
    grid-area: board;
    position: sticky;
    top: ${barHeight}px;
    z-index: ${layer.sticky};
    align-self: start;
    max-height: 112px;
    overflow-y: auto;
    border-radius: 0;
  }
  /* Collapse the margin, because notes are mostly empty. */
  &&:not(:has(svg)) { margin-bottom: 0; }
  ${roomy} { &:not(:has(svg)) { margin-top: -12px; } }
`

/** Timeline, and the button that undoes the last action. */
export const Side = styled.div`
  display: contents;
  ${sideBySide(css`
    grid-area: timeline;
    position: sticky;
    top: 80px;
    display: flex;
    flex-direction: column;
    align-self: start;
    gap: 12px;
    height: min(640px, calc(100dvh - 112px));
  `)}
`

export const Start = styled.div`
  grid-area: start;
  padding: 12px 16px 4px;
  background: ${color.canvas};
  ${roomy} { padding: 0; }
`

export const Teams = styled.div`
  grid-area: teams;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px;
  padding: 8px 8px 16px;
  /* Keep words whole in large text. */
  @container live (max-width: 18rem) { grid-template-columns: minmax(0, 1fr); }
  ${sideBySide(css`gap: 16px; padding: 0;`)}
  ${roomy} { padding: 0; }
`
