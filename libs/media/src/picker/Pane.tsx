import { media } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'

/** Content area of one tab of the picker, with its own scrolling. */
export const Pane = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 20px 24px;
  ${media.phone} { padding: 16px; }
`
