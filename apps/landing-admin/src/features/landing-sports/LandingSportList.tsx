import type { LandingSport } from '@torneo/contracts/content/landing-sports'
import { useChosenOrder } from '@torneo/panel/collection/use-chosen-order'
import type { RowActions } from '@torneo/panel/record/RecordActions'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import styled from 'styled-components'
import { landingSports } from './landing-sports-api'
import { landingSportsTexts } from './landing-sports-texts'
import { LandingSportCard } from './LandingSportCard'

interface LandingSportListProps extends RowActions<LandingSport> {
  readonly sports: readonly LandingSport[]
  /** False while a search hides some of the records. */
  readonly isSortable: boolean
}

/** The sports, in an order that people choose. */
export function LandingSportList({ sports, isSortable, ...actions }: LandingSportListProps) {
  const { rows, announcement, handle } = useChosenOrder(landingSports, sports)
  return (
    <>
      <Grid aria-label={landingSportsTexts.list}>
        {rows.map((sport) => (
          <LandingSportCard
            key={sport.id}
            sport={sport}
            handle={isSortable && rows.length > 1 ? handle(sport.id) : null}
            {...actions}
          />
        ))}
      </Grid>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 16px;
`
