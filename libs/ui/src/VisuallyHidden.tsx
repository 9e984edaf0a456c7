import styled from 'styled-components'
import { visuallyHidden } from './tokens'

/** Read aloud, not drawn. */
export const VisuallyHidden = styled.span`${visuallyHidden}`
