import { css } from 'styled-components'
import { color } from '../theme/tokens'

/** Style of a sortable item while it is moved; for the element with `data-sort-id` and `data-lifted`. */
export const liftedStyle = css`
  &[data-lifted] { outline: 2px solid ${color.focus}; outline-offset: 2px; opacity: .85; }
`
