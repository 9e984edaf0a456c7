import { color, flexWrap, media, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'

/** A titled list of rows with buttons at their ends. */
export const TitledRows = styled.div`
  margin-top: 16px;
  h4 { ${text(14)} }
  li {
    ${flexWrap('8px 16px', 'center', 'space-between')}
    padding: 10px 0;
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
    ${media.phone} { > div { flex: 1 1 100%; } }
  }
  li:first-child { border-top: 0; }
  li > div { min-width: 0; }
  strong { font-weight: 600; }
  > button { margin-left: -13px; }
  small { display: block; color: ${color.muted}; ${text(13)} }
`
