import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { flexRow, flexWrap } from '../theme/tokens'

interface RowProps {
  /** Pixels, or CSS: '4px 12px' between lines and items. */
  readonly $gap?: number | string
  /** `normal` stretches the items. */
  readonly $align?: CSSProperties['alignItems']
  readonly $justify?: CSSProperties['justifyContent']
  readonly $wrap?: boolean
}

/** A row of items, such as the buttons of a form: next to a long name, it keeps their width. `as` sets the element. */
export const Row = styled.div<RowProps>`
  ${({ $gap = 8, $align, $justify, $wrap }) =>
    ($wrap ? flexWrap : flexRow)(typeof $gap === 'number' ? `${$gap}px` : $gap, $align, $justify)}
`
