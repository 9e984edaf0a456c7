/**
 * Names of the design tokens. Their values are CSS custom properties in `theme-values.ts`, so that a theme or a brand
 * colour changes without a render; this file exports only references (`var(--…)`) and plain CSS.
 */

/**
 * Colours that follow the theme. `board*` is the dark scoreboard: sidebar, banner, login; its border is visible only in
 * the dark theme. `brand` must not be used for text or buttons.
 */
export const color = {
  canvas: 'var(--canvas)',
  surface: 'var(--surface)',
  sunken: 'var(--sunken)',
  text: 'var(--text)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  control: 'var(--control)',
  ink: 'var(--ink)',
  inkHover: 'var(--ink-hover)',
  onInk: 'var(--on-ink)',
  board: 'var(--board)',
  boardRaised: 'var(--board-raised)',
  boardLine: 'var(--board-line)',
  boardEdge: 'var(--board-edge)',
  onBoard: 'var(--on-board)',
  boardMuted: 'var(--board-muted)',
  boardTitle: 'var(--board-title)',
  brand: 'var(--brand)',
  live: 'var(--live)',
  onLive: 'var(--on-live)',
  liveDot: 'var(--live-dot)',
  danger: 'var(--danger)',
  dangerSoft: 'var(--danger-soft)',
  dangerSolid: 'var(--danger-solid)',
  dangerSolidHover: 'var(--danger-solid-hover)',
  onDangerSolid: 'var(--on-danger-solid)',
  success: 'var(--success)',
  successSoft: 'var(--success-soft)',
  warning: 'var(--warning)',
  warningSoft: 'var(--warning-soft)',
  info: 'var(--info)',
  infoSoft: 'var(--info-soft)',
  focus: 'var(--focus)',
  gold: 'var(--gold)',
  goldSoft: 'var(--gold-soft)',
  silver: 'var(--silver)',
  silverSoft: 'var(--silver-soft)',
  bronze: 'var(--bronze)',
  bronzeSoft: 'var(--bronze-soft)',
  scrim: 'var(--scrim)',
} as const

/** Steps of the spacing scale, in pixels. */
export type Space = 4 | 8 | 12 | 16 | 20 | 24 | 32 | 48

export const radius = { badge: '6px', button: '8px', card: '12px', modal: '16px', board: '18px' } as const

/** Nearly invisible in the dark theme, which uses borders instead. */
export const shadow = { card: 'var(--shadow-card)', menu: 'var(--shadow-menu)', modal: 'var(--shadow-modal)' } as const

/**
 * z-index of elements in the page. Modals are native dialogs, which the browser's top layer puts above all of these.
 */
export const layer = { sticky: 10, drawer: 20, menu: 30, modal: 40, confirm: 50, snackbar: 60, toast: 70 } as const

/**
 * Media queries for styled-components: `${media.desktop} { … }`. Tables become cards and modals become sheets at
 * `phone`. In em, as all widths of layouts: a window of 1440 px with text of twice its size has the room of 720.
 */
export const media = {
  phone: '@media (max-width: 39.99em)',
  fromTable: '@media (min-width: 40em)',
  tablet: '@media (min-width: 48em)',
  belowDesktop: '@media (max-width: 63.99em)',
  desktop: '@media (min-width: 64em)',
  wide: '@media (min-width: 90em)',
  coarse: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const

/** Font families: `font.text` for body text, `font.title` for titles and figures (700 or 800). */
export const font = { text: 'var(--font-text)', title: 'var(--font-title)' } as const

const lineHeights = { 12: 16, 13: 18, 14: 20, 16: 24, 20: 28, 28: 34, 32: 40 } as const

/** Steps of the type scale, in pixels at the browser's default font size. */
export type TextSize = keyof typeof lineHeights

/** CSS for a step of the type scale, in rem so that it follows the user's font size: `${text(14)}`. */
export const text = (size: TextSize): string => `font-size: ${size / 16}rem; line-height: ${lineHeights[size] / size};`

/**
 * A length in pixels that grows with the reader's text, to one and a half times: for squares next to words, which need
 * their room too.
 */
export const sized = (pixels: number): string => `min(${pixels / 16}rem, ${pixels * 1.5}px)`

/** CSS for a row: `${flexRow('8px')}`; `normal` alignment stretches its items. */
export const flexRow = (gap: string, align = 'center', justify?: string): string =>
  `display: flex; align-items: ${align}; gap: ${gap};${justify ? ` justify-content: ${justify};` : ''}`

/** CSS for a row that wraps. */
export const flexWrap = (gap: string, align?: string, justify?: string): string =>
  `${flexRow(gap, align, justify)} flex-wrap: wrap;`

/** CSS for a column whose items shrink to its width. */
export const gridGap = (gap: string): string => `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${gap};`

/** CSS that hides an element visually but not from screen readers. */
export const visuallyHidden =
  'position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; border: 0; clip-path: inset(50%); white-space: nowrap;'

/** CSS that truncates a text after `count` lines; breaks words that are longer than a line. */
export const clampLines = (count: number): string =>
  `overflow-wrap: anywhere; display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${count};`
