import styled from 'styled-components'
import { clampLines } from '../theme/tokens'

/** A name of any length: breaks long words, and ends after three lines. `as` sets the element. */
export const ClampedText = styled.span`
  ${clampLines(3)}
`
