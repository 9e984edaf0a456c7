import type { HallOfFameOffer } from '@torneo/contracts/content/hall-of-fame-offers'
import { offerKey } from '@torneo/domain/closing/hall-of-fame-offers'
import { Button } from '@torneo/ui/buttons/Button'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Card } from '@torneo/ui/layout/Card'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { hallOfFameTexts as texts } from './hall-of-fame-texts'

interface OffersProps {
  readonly offers: readonly HallOfFameOffer[]
  readonly onAdd: (offer: HallOfFameOffer) => void
}

/** This year's champions without an entry; nothing without one. */
export function Offers({ offers, onAdd }: OffersProps) {
  if (offers.length === 0) return null
  return (
    <Card as="section" $padding={16} aria-labelledby="hall-of-fame-offers">
      <Title id="hall-of-fame-offers">{texts.offers}</Title>
      <MutedText>{texts.offersWhy}</MutedText>
      <List>
        {offers.map((offer) => {
          const label = texts.offer(offer.category, offer.winner)
          return (
            <li key={offerKey(offer)}>
              <Champion>
                {offer.category} – <strong>{offer.winner}</strong>
              </Champion>
              <Button
                size="sm"
                icon={<Plus size={16} aria-hidden />}
                aria-label={`${texts.addOffer}: ${label}`}
                onClick={() => onAdd(offer)}>
                {texts.addOffer}
              </Button>
            </li>
          )
        })}
      </List>
    </Card>
  )
}

const Title = styled.h2`
  ${text(16)}
`

const List = styled.ul.attrs({ role: 'list' })`
  margin-top: 8px;
  li { ${flexWrap('8px 16px', 'center', 'space-between')} padding-block: 8px; }
  li + li { border-top: 1px solid ${color.line}; }
`

const Champion = styled.span`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
  ${text(14)}
`
