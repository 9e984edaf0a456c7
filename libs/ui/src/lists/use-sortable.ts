import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { scrollNearEdge } from './scroll-near-edge'

interface SortableOptions {
  /** Ids in the stored order. */
  readonly ids: readonly string[]
  /** The accessible name of an item. */
  readonly nameOf: (id: string) => string
  /** Called with the new order and the moved id, after a drop that changed the order. */
  readonly onSort: (ids: readonly string[], moved: string) => void
  readonly disabled?: boolean | undefined
  /**
   * Returns the index at which `id` goes when it is moved over another item, in the order without it. Default: the
   * index of the other.
   */
  readonly indexOver?: ((order: readonly string[], id: string, overId: string) => number) | undefined
  /** Describes the position of an item. Default: 'lugar 2 de 5'. */
  readonly positionText?: ((id: string, order: readonly string[]) => string) | undefined
}

interface Lifted {
  readonly id: string
  readonly order: readonly string[]
  readonly by: 'pointer' | 'keys'
}

/** Pixels that a finger may move before a press becomes a drag. */
const pressSlop = 8

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
}
const defaultIndexOver = (order: readonly string[], _id: string, overId: string) => order.indexOf(overId)
const defaultPositionText = (id: string, order: readonly string[]) =>
  `lugar ${order.indexOf(id) + 1} de ${order.length}`
const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index])

/** Returns the list with `id` moved to index `to`, clamped to the list. */
export function withMoved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((b) => b !== id)
  const index = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, index), id, ...rest.slice(index)]
}

/**
 * A list that people can sort (B57). A handle is dragged by mouse or touch, or pressed and followed by a press on the
 * handle at the target position; with the keyboard, Space picks an item up, arrow keys move it, Space or Enter drops it
 * and Escape cancels. `announcement` describes each step in a live region. Spread `item` on each item, `handle` on its
 * `SortHandle`.
 */
export function useSortable({
  ids,
  nameOf,
  onSort,
  disabled = false,
  indexOver = defaultIndexOver,
  positionText = defaultPositionText,
}: SortableOptions) {
  const [lifted, showLifted] = useState<Lifted | null>(null)
  /** Latest value, ahead of rendering: the pointer may be released right after its last move. */
  const current = useRef<Lifted | null>(null)
  const pressedAt = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const setLifted = (next: Lifted | null) => {
    current.current = next
    showLifted(next)
  }
  const [announcement, setAnnouncement] = useState('')
  const elements = useRef(new Map<string, HTMLElement>())
  const order = lifted && isSame([...lifted.order].sort(), [...ids].sort()) ? lifted.order : ids

  const move = (id: string, to: (order: readonly string[]) => number) => {
    const now = current.current
    const next = now ? withMoved(now.order, id, to(now.order)) : []
    if (!now || isSame(next, now.order)) return
    setLifted({ ...now, order: next })
    setAnnouncement(`«${nameOf(id)}»: ${positionText(id, next)}`)
  }
  const drop = () => {
    const now = current.current
    if (!now) return
    setLifted(null)
    setAnnouncement(`«${nameOf(now.id)}» quedó en el ${positionText(now.id, now.order)}`)
    if (!isSame(now.order, ids)) onSort(now.order, now.id)
  }
  const cancel = () => {
    const now = current.current
    if (!now) return
    setLifted(null)
    setAnnouncement(`«${nameOf(now.id)}» volvió al ${positionText(now.id, ids)}`)
  }

  const pickUp = (id: string) => {
    setLifted({ id, order: ids, by: 'keys' })
    setAnnouncement(
      `Tomaste «${nameOf(id)}», ${positionText(id, ids)}. Muévela con las flechas o toca el lugar de otra, suéltala con Espacio, cancela con Escape.`,
    )
  }

  // An element loses the focus when it is moved in the DOM.
  const movedByKeys = lifted?.by === 'keys' ? lifted : null
  useLayoutEffect(() => {
    if (movedByKeys) elements.current.get(movedByKeys.id)?.focus()
  }, [movedByKeys])

  // Listens on the window: the dragged element is moved in the DOM, and would lose its pointer capture.
  const handleDrag = useEffectEvent((event: globalThis.PointerEvent) => {
    const now = current.current
    if (!now) return
    const { x, y } = pressedAt.current ?? { x: Infinity, y: 0 }
    if (Math.hypot(event.clientX - x, event.clientY - y) <= pressSlop) return
    pressedAt.current = null
    const item = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-sort-id]')
    const overId = item?.dataset['sortId'] ?? ''
    // Rendered at once: over a list that is not yet drawn, the next of two quick moves would undo the first.
    if (overId !== now.id && now.order.includes(overId))
      flushSync(() => move(now.id, (shown) => indexOver(shown, now.id, overId)))
    scrollNearEdge(elements.current.get(now.id), event.clientY)
  })
  const handleEnd = useEffectEvent((event: Event) => {
    if (event.type !== 'pointerup') cancel()
    else if (pressedAt.current && current.current) pickUp(current.current.id)
    else drop()
  })
  const handleEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape must not also close a modal around the list.
    event.preventDefault()
    event.stopPropagation()
    cancel()
  })
  const isDragged = lifted?.by === 'pointer'
  useEffect(() => {
    if (!isDragged) return
    const [drag, end, escape] = [
      (event: globalThis.PointerEvent) => handleDrag(event),
      (event: Event) => handleEnd(event),
      (event: globalThis.KeyboardEvent) => handleEscape(event),
    ]
    window.addEventListener('pointermove', drag)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', escape, true)
    return () => {
      window.removeEventListener('pointermove', drag)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', escape, true)
    }
  }, [isDragged])

  const handleKey = (id: string, event: KeyboardEvent) => {
    const isLifted = lifted?.id === id
    const isPress = event.key === ' ' || event.key === 'Enter'
    const step = steps[event.key]
    if (!isPress && !(isLifted && (step !== undefined || event.key === 'Escape'))) return
    event.preventDefault()
    event.stopPropagation()
    if (isLifted && isPress) drop()
    else if (isLifted && step !== undefined) move(id, (shown) => shown.indexOf(id) + step)
    else if (isLifted) cancel()
    else if (!disabled) pickUp(id)
  }

  const handlePress = (id: string, event: PointerEvent) => {
    if (disabled || event.button !== 0 || !event.isPrimary) return
    // Prevents text selection and native dragging.
    event.preventDefault()
    const now = current.current
    if (now) {
      move(now.id, (shown) => indexOver(shown, now.id, id))
      return drop()
    }
    pressedAt.current = { x: event.clientX, y: event.clientY }
    elements.current.get(id)?.focus()
    setLifted({ id, order: ids, by: 'pointer' })
  }

  const latest = useRef({ handleKey, handlePress })
  useLayoutEffect(() => {
    latest.current = { handleKey, handlePress }
  })
  /** Stable across renders, for memoized items. */
  const handlers = useMemo(
    () => ({
      register: (id: string, element: HTMLElement | null) =>
        void (element ? elements.current.set(id, element) : elements.current.delete(id)),
      press: (id: string, event: PointerEvent) => latest.current.handlePress(id, event),
      key: (id: string, event: KeyboardEvent) => latest.current.handleKey(id, event),
      // Ignores a blur caused by moving the element, which has the focus again before the next frame.
      leave: (id: string) =>
        requestAnimationFrame(() => {
          const now = current.current
          if (document.activeElement === elements.current.get(id) || now?.id !== id || now.by !== 'keys') return
          current.current = null
          showLifted(null)
        }),
    }),
    [],
  )

  return {
    /** Ids in the displayed order, which may not be stored yet. */
    ids: order,
    /** Id of the item being moved. */
    lifted: lifted?.id ?? null,
    announcement,
    handlers,
    item: (id: string) => ({ 'data-sort-id': id, 'data-lifted': lifted?.id === id || undefined }),
    handle: (id: string) => ({ of: id, name: nameOf(id), isLifted: lifted?.id === id, disabled, handlers }),
  }
}

export type Sortable = ReturnType<typeof useSortable>
