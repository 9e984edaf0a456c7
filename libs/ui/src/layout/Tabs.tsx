import { useRef, type KeyboardEvent, useEffect, useState, type RefObject } from 'react'
import styled from 'styled-components'
import { nextRadio } from '../fields/radio-keys'
import { color, media, text } from '../theme/tokens'

export interface Tab<T extends string> {
  value: T
  label: string
  /** Number of items in the tab; hidden while unknown. */
  count?: number | undefined
}

interface TabsProps<T extends string> {
  /** Visually hidden name of the tab list. */
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
  /** Id of the shared panel, which needs `role="tabpanel"` and `aria-labelledby={tabId(panelId, value)}`. */
  panelId: string
}

/** Id of a tab, which labels its panel. */
export function tabId(panelId: string, value: string): string {
  return `${panelId}-${value}`
}

/**
 * Tabs of which one is selected and underlined; arrow keys move. A row that is too long scrolls, and fades at an edge
 * with hidden tabs.
 */
export function Tabs<T extends string>({ label, tabs, value, onChange, panelId }: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null)
  const overflow = useOverflow(row)
  useCentred(row, value)

  const handleKey = (event: KeyboardEvent) => {
    const next = nextRadio(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
      tabs.length,
    )
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    onChange(tab.value)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <Row ref={row} $overflow={overflow} role="tablist" aria-label={label} onKeyDown={handleKey}>
      {tabs.map((tab) => (
        <TabButton
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(panelId, tab.value)}
          aria-controls={panelId}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}>
          {tab.label}
          {tab.count !== undefined && (
            <>
              {' '}
              <Count>{tab.count}</Count>
            </>
          )}
        </TabButton>
      ))}
    </Row>
  )
}

const Row = styled.div<{ $overflow: Overflow }>`
  --before: ${({ $overflow }) => ($overflow.before ? '48px' : '0px')};
  --after: ${({ $overflow }) => ($overflow.after ? '48px' : '0px')};
  display: flex;
  gap: 24px;
  ${media.phone} { gap: 14px; }
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(to right, transparent, #000 var(--before), #000 calc(100% - var(--after)), transparent);
`

const TabButton = styled.button`
  flex: none;
  min-height: 44px;
  padding: 6px 2px;
  border: 0;
  background: none;
  box-shadow: inset 0 0 0 transparent;
  color: ${color.muted};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  ${text(14)}
  ${media.hover} { &:hover { color: ${color.text}; } }
  &[aria-selected='true'] { color: ${color.text}; box-shadow: inset 0 -3px ${color.ink}; }
  &:focus-visible { outline-offset: -2px; }
`

const Count = styled.span`
  margin-left: 2px;
  color: ${color.muted};
  ${text(13)}
`

/** Edges of a horizontally scrolling row that hide content. */
interface Overflow {
  readonly before: boolean
  readonly after: boolean
}

/** Calls back when the row or one of its items changes size, and once at the start. Returns an unsubscribe function. */
function observeSizes(row: HTMLElement, onChange: () => void): () => void {
  const observer = new ResizeObserver(onChange)
  for (const element of [row, ...row.children]) observer.observe(element)
  return () => observer.disconnect()
}

/** Observes whether a row hides content before or after its visible part. */
function useOverflow(row: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ before: false, after: false })
  const latest = useRef(overflow)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1]
      if (latest.current.before === before && latest.current.after === after) return
      latest.current = { before, after }
      setOverflow(latest.current)
    }
    const stop = observeSizes(element, measure)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      stop()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return overflow
}

/**
 * Scrolls the row so that its chosen tab is in the middle, also when labels widen later, unless the user has scrolled
 * since.
 */
function useCentred(row: RefObject<HTMLElement | null>, value: string): void {
  const centred = useRef<number | null>(null)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const centre = () => {
      const tab = element.querySelector<HTMLElement>('[aria-selected=true]')
      if (!tab) return
      element.scrollLeft = tab.offsetLeft - element.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2
      centred.current = element.scrollLeft
    }
    centre()
    return observeSizes(element, () => {
      if (element.scrollLeft === centred.current) centre()
    })
  }, [row, value])
}
