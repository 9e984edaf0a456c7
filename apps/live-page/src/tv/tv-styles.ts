import { createGlobalStyle, css } from 'styled-components'
import type { MatchTeam } from '@torneo/contracts/matches'

/** A hundredth of the board's height, on any screen: the board is drawn as for 16:9. */
export const u = (count: number) => `calc(var(--u) * ${count})`

/** The colour of a team's goal scene. */
export const colourOf = (team: MatchTeam | null): string => team?.color || team?.promotionColor || '#F5C162'

/** What is longer ends in three dots on its second line. */
export const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** The height of a row: higher where there are few, so that they fill the screen. */
export const growing = css`
  flex: 1 0 ${u(9)};
`

/** Full screen, without a pointer. */
export const BoardStyle = createGlobalStyle`
  :root { --u: min(1vh, 0.5625vw); }
  html, body { height: 100%; overflow: hidden; cursor: none; background: var(--board); color: var(--on-board); }
`
