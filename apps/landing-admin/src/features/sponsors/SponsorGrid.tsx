import { Skeleton } from '@torneo/ui/feedback/Skeleton'
import { Card } from '@torneo/ui/layout/Card'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { gridGap } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { sponsorsTexts } from './sponsors-texts'

/** Grid of a tier's cards, mostly three in a row, because most tiers have three. */
export const SponsorGrid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(310px, 100%), 1fr));
  gap: 16px;
`

/** Skeleton of the cards. */
export function SponsorsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{sponsorsTexts.loading}</VisuallyHidden>
      <Tier aria-hidden>
        <Skeleton height={24} width={44} />
      </Tier>
      <SponsorGrid aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Bones as="li" $padding={0} key={index}>
            <Skeleton height={112} />
            <Lines>
              <Skeleton height={16} width="50%" />
              <Skeleton height={12} width="65%" />
            </Lines>
          </Bones>
        ))}
      </SponsorGrid>
    </div>
  )
}

const Tier = styled.div`
  margin-bottom: 12px;
`

const Bones = styled(Card)`
  overflow: hidden;
`

const Lines = styled.div`
  ${gridGap('12px')}
  align-content: start;
  min-height: 76px;
  padding: 16px;
`
