import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Milliseconds before rows move to their new positions, so that people notice (ui.md, Posiciones). */
const moveDelayMs = 1000
const moveDurationMs = 400

/** Reads the offset of each row by id, ignoring running animations. */
function topsOf(container: HTMLElement): ReadonlyMap<string, number> {
  return new Map(
    [...container.querySelectorAll<HTMLElement>('[data-row-id]')].map((row) => [
      row.dataset.rowId ?? '',
      row.offsetTop,
    ]),
  )
}

function moveFrom(before: ReadonlyMap<string, number>, container: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const row of container.querySelectorAll<HTMLElement>('[data-row-id]')) {
    const offset = (before.get(row.dataset.rowId ?? '') ?? row.offsetTop) - row.offsetTop
    if (offset !== 0)
      row.animate([{ transform: `translateY(${offset}px)` }, { transform: 'none' }], {
        duration: moveDurationMs,
        easing: 'ease-in-out',
      })
  }
}

/**
 * Returns the rows in rendered order: for a second the previous one, with new rows last, then the current one,
 * animated. Moving elements inside `container` carry their row's id as `data-row-id`. Give each table its own `key`.
 */
export function useMovingRows<Row>(rows: readonly Row[], idOf: (row: Row) => string) {
  const container = useRef<HTMLDivElement>(null)
  const before = useRef<ReadonlyMap<string, number> | null>(null)
  const ids = rows.map(idOf).join(' ')
  const [settled, setSettled] = useState(ids)

  useEffect(() => {
    if (ids === settled) return
    const timer = setTimeout(() => {
      before.current = container.current && topsOf(container.current)
      setSettled(ids)
    }, moveDelayMs)
    return () => clearTimeout(timer)
  }, [ids, settled])

  useLayoutEffect(() => {
    if (before.current && container.current) moveFrom(before.current, container.current)
    before.current = null
  }, [settled])

  const indexById = new Map(settled.split(' ').map((id, place) => [id, place]))
  const indexOf = (row: Row) => indexById.get(idOf(row)) ?? rows.length + indexById.size
  return { container, renderedRows: rows.toSorted((one, other) => indexOf(one) - indexOf(other)) }
}
