import { useMedia } from '@torneo/ui/use-media'
import { RankedCards } from './RankedCards'
import { RankedRows } from './RankedRows'
import type { RankedTableProps } from './ranked-table'
import { useMovingRows } from './use-moving-rows'

/** Rows by place, in a real table; under 640 px each one is a card. A second after a change they move to their new places. */
export function RankedTable<Row extends { readonly position: number }>(props: RankedTableProps<Row>) {
  const isPhone = useMedia('(max-width: 639.98px)')
  const { container, drawn } = useMovingRows(props.rows, props.idOf)
  const Shape = isPhone ? RankedCards<Row> : RankedRows<Row>
  return <div ref={container}><Shape {...props} rows={drawn} /></div>
}
