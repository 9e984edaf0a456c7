import { useMedia } from '@torneo/ui/layout/use-media'
import { useMinWidth } from '@torneo/ui/layout/use-min-width'
import { minTableWidth } from '@torneo/ui/lists/table-parts'
import type { RankedTableProps } from './ranked-table'
import { RankedCards } from './RankedCards'
import { RankedRows, rankedWidths } from './RankedRows'
import { useMovingRows } from './use-moving-rows'

/**
 * Ranked rows as a table; as cards on a phone, and where the columns have no room. Rows move to their new positions a
 * second after a change.
 */
export function RankedTable<Row extends { readonly position: number }>(props: RankedTableProps<Row>) {
  const isPhone = useMedia('(max-width: 39.99em)')
  const [room, hasRoom] = useMinWidth(minTableWidth(rankedWidths(props)))
  const { container, renderedRows } = useMovingRows(props.rows, props.idOf)
  const Shape = isPhone || !hasRoom ? RankedCards<Row> : RankedRows<Row>
  return (
    <div ref={room}>
      <div ref={container}>
        <Shape {...props} rows={renderedRows} />
      </div>
    </div>
  )
}
