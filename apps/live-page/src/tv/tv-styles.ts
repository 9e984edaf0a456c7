import type { MatchTeam } from '@torneo/contracts/match/matches'
import { createGlobalStyle, css } from 'styled-components'

/** Length in hundredths of the board's height on any screen: the board is designed for 16:9. */
export const u = (count: number) => `calc(var(--u) * ${count})`

/** The colour of a team's goal scene. */
export const colourOf = (team: MatchTeam | null): string => team?.color || team?.promotionColor || '#F5C162'

/** Truncates text after its second line. */
export const twoLines = css`
  overflow-wrap: anywhere;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** Height of a row, which grows to fill the screen if rows are few. */
export const growing = css`
  flex: 1 0 ${u(9)};
`

/** Fills the screen and hides the pointer. */
export const BoardStyle = createGlobalStyle`
  :root { --u: min(1vh, 0.5625vw); }
  html, body { height: 100%; overflow: hidden; cursor: none; background: var(--board); color: var(--on-board); }
`

/** Truncates text at the end of its line. */
export const oneLine = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
