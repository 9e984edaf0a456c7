import { sponsorTierLabels, type Sponsor, type SponsorTier } from '@torneo/contracts/content/sponsors'
import { useChosenOrder } from '@torneo/panel/collection/use-chosen-order'
import type { RowActions } from '@torneo/panel/record/RecordActions'
import { Badge } from '@torneo/ui/display/Badge'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { LongList } from '@torneo/ui/lists/LongList'
import { text } from '@torneo/ui/theme/tokens'
import { useId } from 'react'
import styled from 'styled-components'
import { SponsorCard } from './SponsorCard'
import { SponsorGrid } from './SponsorGrid'
import { sponsors as collection } from './sponsors-api'

interface SponsorListProps extends RowActions<Sponsor> {
  readonly tier: SponsorTier
  /** Sponsors of that tier that match the search. */
  readonly sponsors: readonly Sponsor[]
  /** False while a search hides some of the records. */
  readonly isSortable: boolean
}

/** The sponsors of one tier, below its name, in an order that people choose. */
export function SponsorList({ tier, sponsors, isSortable, ...actions }: SponsorListProps) {
  const title = useId()
  const { rows, announcement, handle } = useChosenOrder(collection, sponsors)
  return (
    <section aria-labelledby={title}>
      <Title id={title}>
        <Badge tone={tier}>{sponsorTierLabels[tier]}</Badge>
      </Title>
      <SponsorGrid aria-labelledby={title}>
        <LongList rows={rows} rowKey={({ id }) => id}>
          {(sponsor) => (
            <SponsorCard
              sponsor={sponsor}
              handle={isSortable && rows.length > 1 ? handle(sponsor.id) : null}
              {...actions}
            />
          )}
        </LongList>
      </SponsorGrid>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  )
}

const Title = styled.h2`
  margin-bottom: 12px;
  ${text(14)}
`
