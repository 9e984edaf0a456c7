import { css, type RuleSet } from 'styled-components'

/** Phone in portrait or landscape: the panel fills the screen, with its own bar instead of the shell's. */
export const compact = '@media (max-width: 639.98px), (max-height: 519.98px)'

/** Larger screens, on which the parts are cards next to the shell. */
export const roomy = '@media (min-width: 640px) and (min-height: 520px)'

/** Landscape phone: the score stays on the left, the rest scrolls. */
export const sideways = '@media (min-width: 640px) and (max-height: 519.98px)'

/** Styles for a timeline next to the scoreboard. A container query, because sidebar and text size vary. */
export const sideBySide = (styles: RuleSet<object>): RuleSet<object> => css`
  @media (min-height: 520px) {
    @container live (min-width: 53.75rem) { ${styles} }
  }
`

/** Height in pixels of the sticky bar on a phone. */
export const barHeight = 48
