import { useMedia } from '@torneo/ui/use-media'
import { RankedCards } from './RankedCards'
import { RankedRows } from './RankedRows'
import type { RankedTableProps } from './ranked-table'
import { useMovingRows } from './use-moving-rows'

/** Ranked rows as a table; below 640 px as cards. Rows move to their new positions a second after a change. */
export function RankedTable<Row extends { readonly position: number }>(props: RankedTableProps<Row>) {
  const isPhone = useMedia('(max-width: 639.98px)')
  const { container, drawn } = useMovingRows(props.rows, props.idOf)
  const Shape = isPhone ? RankedCards<Row> : RankedRows<Row>
  return <div ref={container}><Shape {...props} rows={drawn} /></div>
}
