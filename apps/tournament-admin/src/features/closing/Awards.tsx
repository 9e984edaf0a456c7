import type { SportClosing } from '@torneo/contracts/competition/closing'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { color, font, text } from '@torneo/ui/theme/tokens'
import { Goal, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { closingTexts as texts } from './closing-texts'

interface AwardsProps {
  readonly closing: SportClosing
  readonly isPoints: boolean
  /** No match follows that may change the prizes. */
  readonly isLasting: boolean
}

/** Best scorers and fairest teams of a sport; those who are level share the prize. */
export function Awards({ closing: { scorers, fairPlay }, isPoints, isLasting }: AwardsProps) {
  const [scorer] = scorers
  const [fairest] = fairPlay
  if (!scorer && !fairest) return null
  return (
    <Grid>
      {scorer && (
        <Award
          icon={<Goal size={20} />}
          title={texts.scorer(isPoints, isLasting)}
          names={texts.joinSome(scorers.map(({ player }) => player.name))}
          detail={texts.joinSome([...new Set(scorers.map(({ team }) => team.name))])}
          figure={scorer.goals}
          unit={texts.goals(scorer.goals, isPoints)}
        />
      )}
      {fairest && (
        <Award
          icon={<ShieldCheck size={20} />}
          title={texts.fairPlay(isLasting)}
          names={texts.joinSome(fairPlay.map(({ team }) => team.name))}
          detail={fairPlay.length === 1 ? texts.cards(fairest) : ''}
          figure={fairest.points}
          unit={texts.penalty(fairest.points)}
        />
      )}
    </Grid>
  )
}

interface AwardProps {
  readonly icon: ReactNode
  readonly title: string
  readonly names: string
  readonly detail: string
  readonly figure: number
  readonly unit: string
}

function Award({ icon, title, names, detail, figure, unit }: AwardProps) {
  return (
    <Card as="li" $padding={16}>
      <Row $gap={12}>
        <Icon aria-hidden>{icon}</Icon>
        <Words>
          <span>{title}</span>
          <strong>{names}</strong>
          {detail !== '' && <span>{detail}</span>}
        </Words>
        <Figure>
          <strong>{figure}</strong> <span>{unit}</span>
        </Figure>
      </Row>
    </Card>
  )
}

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: 16px;
`

const Icon = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: 10px;
  background: ${color.goldSoft};
  color: ${color.gold};
`

const Words = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  span { color: ${color.muted}; ${text(13)} }
  strong { font-weight: 600; ${text(16)} }
`

const Figure = styled.span`
  display: grid;
  justify-items: end;
  strong { font-family: ${font.title}; font-weight: 800; ${text(20)} }
  span { color: ${color.muted}; ${text(12)} }
`
