import { css } from 'styled-components'
import { color } from './tokens'

/** How an item of a sortable list looks while it is moved; for the element that has `data-sort-id` and `data-lifted`. */
export const liftedStyle = css`
  &[data-lifted] { outline: 2px solid ${color.focus}; outline-offset: 2px; opacity: .85; }
`
