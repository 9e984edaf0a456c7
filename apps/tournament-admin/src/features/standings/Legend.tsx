import styled from 'styled-components'
import { color, text } from '@torneo/ui/tokens'
import { standingsColumns } from './standings-columns'
import { standingsTexts } from './standings-texts'

/** What the abbreviations stand for. */
export function Legend() {
  return (
    <Root aria-label={standingsTexts.legend}>
      {standingsColumns.map(({ key, header, short }) => <li key={key}><strong>{header}</strong> {short}</li>)}
    </Root>
  )
}

const Root = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  color: ${color.muted};
  ${text(13)}
  strong { color: ${color.text}; font-weight: 700; }
  li:not(:last-child)::after { content: '·'; margin-inline: 6px; }
`
