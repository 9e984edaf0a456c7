import { useMedia } from '@torneo/ui/layout/use-media'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'

interface SelfScrollingProps {
  /** Rows of equal height. */
  readonly children: ReactNode
  /** Called after all content was visible long enough to be read. */
  readonly onRead: () => void
  readonly role?: string
}

/** Pauses in milliseconds: before and after scrolling, and per page with reduced motion. */
const pause = { still: 5000, page: 9000 }
/** Milliseconds to read content that fits without scrolling. */
const dwell = 12_000
/** Speed in screen heights per second. */
const speed = 0.06

/** Scrolls content that exceeds its frame; pages through it with reduced motion. */
export function SelfScrolling({ children, onRead, role }: SelfScrollingProps) {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const [size, setSize] = useState({ frame: 0, content: 0, row: 0 })
  const [offset, setOffset] = useState(0)
  const latest = useRef(onRead)

  useEffect(() => {
    latest.current = onRead
  }, [onRead])

  useEffect(() => {
    const measure = () =>
      setSize({
        frame: frame.current?.clientHeight ?? 0,
        content: content.current?.scrollHeight ?? 0,
        row: content.current?.firstElementChild?.getBoundingClientRect().height ?? 0,
      })
    const observer = new ResizeObserver(measure)
    for (const ref of [frame, content]) if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])

  const overflow = Math.max(0, size.content - size.frame)
  const moving = (overflow / (speed * Math.max(1, window.innerHeight))) * 1000
  // Page by whole rows, so that none is cut at the edge.
  const page = size.row > 0 ? Math.max(size.row, size.frame - (size.frame % size.row)) : size.frame
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = []
    const after = (delay: number, callback: () => void) => timers.push(setTimeout(callback, delay))
    setOffset(0)
    if (overflow === 0) after(dwell, () => latest.current())
    else if (isCalm) {
      const pages = Math.ceil(size.content / page)
      for (let step = 1; step < pages; step += 1) after(pause.page * step, () => setOffset(page * step))
      after(pause.page * pages, () => latest.current())
    } else {
      after(pause.still, () => setOffset(overflow))
      after(pause.still * 2 + moving, () => latest.current())
    }
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [overflow, moving, isCalm, page, size.content])

  const transition = !isCalm && offset > 0 ? `transform ${moving}ms linear` : 'none'
  return (
    <Frame ref={frame}>
      <Content ref={content} role={role} style={{ transform: `translateY(-${offset}px)`, transition }}>
        {children}
      </Content>
    </Frame>
  )
}

const Frame = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden;
`

// Few rows share its height (`growing`), many exceed it.
const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`
