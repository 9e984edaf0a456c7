import { css, type RuleSet } from 'styled-components'

/** A phone, upright or on its side: the panel takes the whole screen, its own bar in the place of the shell's. */
export const compact = '@media (max-width: 639.98px), (max-height: 519.98px)'

/** Everything larger: the parts are cards next to the shell. */
export const roomy = '@media (min-width: 640px) and (min-height: 520px)'

/** A phone on its side: the score stands at the left, everything else passes by. */
export const sideways = '@media (min-width: 640px) and (max-height: 519.98px)'

/** Where the timeline fits next to the scoreboard. A container query: the sidebar may take much of the screen, and large text needs more. */
export const sideBySide = (styles: RuleSet<object>): RuleSet<object> => css`
  @media (min-height: 520px) {
    @container live (min-width: 53.75rem) { ${styles} }
  }
`

/** Pixels of the bar that stays at the top of a phone. */
export const barHeight = 48
