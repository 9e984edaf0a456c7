import styled from 'styled-components'
import { Card } from '@torneo/ui/Card'
import { color, text } from '@torneo/ui/tokens'
import { settingsTitles, systemFacts } from './settings-texts'

const Block = styled(Card)`
  display: grid;
  gap: 12px;

  h2 { ${text(20)} }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    justify-content: space-between;
    padding: 10px 0;
    border-top: 1px solid ${color.line};
    :last-child { padding-bottom: 0; }
  }

  dt { color: ${color.muted}; }
  dd { font-weight: 600; }
`

/** What the panel says of itself; fixed texts (R26). */
export function SystemBlock() {
  return (
    <Block>
      <h2>{settingsTitles.system}</h2>
      <dl>{systemFacts.map(({ label, value }) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}</dl>
    </Block>
  )
}
