import { Button } from '@torneo/ui/buttons/Button'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { color, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { type Breakage, breakagesPath, breakingApp, brokenVersion } from '../../breakages'

interface BreakageCardProps {
  readonly breakage: Breakage
  /** Answer of the panel to a refused release. */
  readonly refusal: string | undefined
  readonly onPress: () => void
}

/** One breakage: how to begin it, and what each of three people sees. */
export function BreakageCard({ breakage, refusal, onPress }: BreakageCardProps) {
  const { id, trigger, name, person, team, operator } = breakage
  return (
    <Card as="article" aria-label={name}>
      <Row>
        <Name>{name}</Name>
        {trigger === 'press' && <Button onClick={onPress}>Romper</Button>}
        {trigger === 'open' && (
          <a href={`${breakagesPath}?vista=${breakingApp}@${brokenVersion(id)}`}>Abrir la versión rota</a>
        )}
      </Row>
      <Seen>
        <dt>La persona</dt>
        <dd>{person}</dd>
        <dt>El equipo</dt>
        <dd>{trigger === 'release' ? (refusal ?? 'La negativa del panel.') : team}</dd>
        <dt>Quien opera</dt>
        <dd>{operator}</dd>
      </Seen>
    </Card>
  )
}

const Name = styled.h3`
  margin: 0;
  flex: 1;
  min-width: 0;
  ${text(14)}
`

const Seen = styled.dl`
  margin: 12px 0 0;
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 4px 12px;
  ${text(14)}
  dt { color: ${color.muted}; }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
