import { useId } from 'react'
import styled from 'styled-components'
import { sponsorTierLabels, type Sponsor, type SponsorTier } from '@torneo/contracts/sponsors'
import type { RowActions } from '@torneo/panel/RecordActions'
import { Badge } from '@torneo/ui/Badge'
import { LongList } from '@torneo/ui/LongList'
import { text } from '@torneo/ui/tokens'
import { SponsorCard } from './SponsorCard'

interface SponsorListProps extends RowActions<Sponsor> {
  readonly tier: SponsorTier
  /** All of that tier, as they are drawn. */
  readonly sponsors: readonly Sponsor[]
}

/** The sponsors of one tier, under its name. */
export function SponsorList({ tier, sponsors, ...actions }: SponsorListProps) {
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <Title id={title}><Badge tone={tier}>{sponsorTierLabels[tier]}</Badge></Title>
      <Grid aria-labelledby={title}>
        <LongList rows={sponsors} rowKey={({ id }) => id}>
          {(sponsor) => <SponsorCard sponsor={sponsor} {...actions} />}
        </LongList>
      </Grid>
    </section>
  )
}

const Title = styled.h2`
  margin-bottom: 12px;
  ${text(14)}
`

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 16px;
`
