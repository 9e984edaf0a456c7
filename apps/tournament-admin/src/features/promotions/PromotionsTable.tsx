import type { Promotion } from '@torneo/contracts/tournament/promotions'
import { publicViewPath } from '@torneo/domain/site/public-page'
import { RecordActions, type RowActions } from '@torneo/panel/record/RecordActions'
import { usePageLink } from '@torneo/panel/screen/use-page-link'
import { Badge } from '@torneo/ui/display/Badge'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { useMedia } from '@torneo/ui/layout/use-media'
import { DataTable, type DataColumn } from '@torneo/ui/lists/DataTable'
import { clampLines, color, flexRow, text } from '@torneo/ui/theme/tokens'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Crest } from '../../parts/Crest'
import { captainTexts } from './captain-texts'
import { promotionLabels, promotionsTexts } from './promotions-texts'

const named: DataColumn<Promotion> = {
  key: 'name',
  header: promotionLabels.name,
  primary: true,
  width: [132, 2],
  cell: (promotion) => <PromotionName promotion={promotion} />,
}
const columns: readonly DataColumn<Promotion>[] = [
  named,
  { key: 'year', width: [80], header: promotionLabels.year, cell: ({ year }) => <Year>{year}</Year> },
  {
    key: 'category',
    width: [112],
    header: promotionLabels.category,
    cell: ({ category }) => <Badge tone="neutral">{category}</Badge>,
  },
]

interface PromotionsTableProps extends RowActions<Promotion> {
  readonly promotions: readonly Promotion[]
  readonly captainCell: (promotion: Promotion) => ReactNode
}

/**
 * Promotions, newest year first; as cards on a phone. Below 1280 px, year and category move under the name, which
 * columns of their own would break.
 */
export function PromotionsTable({ promotions, captainCell, ...actions }: PromotionsTableProps) {
  const link = usePageLink()
  const isNarrow = useMedia('(max-width: 79.99em)')
  const captain: DataColumn<Promotion> = {
    key: 'captain',
    header: captainTexts.column,
    bare: true,
    width: [288, 3],
    cell: captainCell,
  }
  return (
    <DataTable
      caption={promotionsTexts.list}
      columns={[...(isNarrow ? [named] : columns), captain]}
      rows={promotions}
      rowKey={({ id }) => id}
      actions={actionsFor({ ...actions, pageOf: ({ id }) => link(publicViewPath({ kind: 'promotion', id })) })}
      actionsWidth={160}
    />
  )
}

const actionsFor = (actions: RowActions<Promotion>) => (promotion: Promotion) => (
  <RecordActions
    collection="promotions"
    record={promotion}
    name={promotion.name}
    editLabel={promotionsTexts.edit(promotion.name)}
    removeLabel={promotionsTexts.remove(promotion.name)}
    {...actions}
  />
)

function PromotionName({
  promotion: { name, year, category, color: tint, logo, description },
}: {
  promotion: Promotion
}) {
  return (
    <Row>
      <Crest year={year} tint={tint} logo={logo} />
      <span>
        <ClampedText>{name}</ClampedText>
        <Details>
          {year} · {category}
        </Details>
        {description && <Description title={description}>{description}</Description>}
      </span>
    </Row>
  )
}

const Row = styled.div`
  ${flexRow('12px')}
  > :last-child { min-width: 0; }
`

const Details = styled.span`
  display: block;
  color: ${color.muted};
  font-weight: 400;
  ${text(13)}
  @media (min-width: 80em) { display: none; }
`

const Description = styled.span`
  ${clampLines(1)}
  color: ${color.muted};
  font-weight: 400;
  ${text(13)}
`

const Year = styled.span`
  font-variant-numeric: tabular-nums;
`
