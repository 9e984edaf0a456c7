import styled from 'styled-components'
import { media } from '@torneo/ui/tokens'

/** The room of one way to an image; it scrolls alone. */
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
