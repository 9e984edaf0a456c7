import styled from 'styled-components'
import { visuallyHidden } from './tokens'

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`${visuallyHidden}`
