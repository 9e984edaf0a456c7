import { css, type RuleSet } from 'styled-components'

/** Phone in portrait or landscape: the panel fills the screen, with its own bar instead of the shell's. */
export const compact = '@media (max-width: 39.99em), (max-height: 32.49em)'

/** Larger screens, on which the parts are cards next to the shell. */
export const roomy = '@media (min-width: 40em) and (min-height: 32.5em)'

/** Landscape phone: the score stays on the left, the rest scrolls. */
export const sideways = '@media (min-width: 40em) and (max-height: 32.49em)'

/** Styles for a timeline next to the scoreboard. A container query, because sidebar and text size vary. */
export const sideBySide = (styles: RuleSet<object>): RuleSet<object> => css`
  @media (min-height: 32.5em) {
    @container live (min-width: 53.75rem) { ${styles} }
  }
`

/** Height in pixels of the sticky bar on a phone. */
export const barHeight = 48
