import styled from 'styled-components'
import { Card } from '@torneo/ui/Card'
import { color, text } from '@torneo/ui/tokens'
import { settingsTitles, systemFacts } from './settings-texts'

const Block = styled(Card)`
  display: grid;
  gap: 12px;

  h2 { ${text(20)} }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: 0 32px;
  }

  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    justify-content: space-between;
    padding-top: 12px;
    border-top: 1px solid ${color.line};

    + div { margin-top: 12px; }
    @container (min-width: 840px) { + div { margin-top: 0; } }
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
