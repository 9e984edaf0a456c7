import { Button } from '@torneo/ui/buttons/Button'
import { Card } from '@torneo/ui/layout/Card'
import { clampLines, color, flexWrap, media, text } from '@torneo/ui/theme/tokens'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { activityTexts as texts } from './activity-texts'
import { byDay } from './by-day'

export const perPage = 50

const clock = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

interface LogDaysProps<R> {
  readonly rows: readonly R[]
  readonly keyOf: (row: R) => string | number
  readonly children: (row: R) => ReactNode
}

/** Rows of a log grouped by day, each preceded by its time; a row consists of a paragraph and a `small`. */
export function LogDays<R extends { readonly at: string }>({ rows, keyOf, children }: LogDaysProps<R>) {
  const [now] = useState(() => new Date())
  return byDay(rows, now).map(({ day, title, rows: ofDay }) => (
    <Card as="section" key={day} aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`}>{title}</h3>
      <Rows>
        {ofDay.map((row) => (
          <li key={keyOf(row)}>
            <time dateTime={row.at} data-figures>
              {clock.format(new Date(row.at))}
            </time>
            {children(row)}
          </li>
        ))}
      </Rows>
    </Card>
  ))
}

/** Page of a log: `from` is the number of its first row in the address, '' for the newest. */
export function useLogPages(from: string, change: (change: { readonly from: string }) => void) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  return {
    offset: /^\d{1,9}$/.test(from) ? Number(from) : 0,
    headingRef,
    goToOffset: (next: number) => {
      change({ from: next > 0 ? String(next) : '' })
      headingRef.current?.focus()
    },
  }
}

interface LogPagesProps extends Pick<ReturnType<typeof useLogPages>, 'offset' | 'goToOffset'> {
  readonly total: number
}

export function LogPages({ offset, total, goToOffset }: LogPagesProps) {
  if (total <= perPage) return null
  return (
    <Pages>
      <Button
        icon={<ChevronLeft size={18} aria-hidden />}
        disabled={offset === 0}
        onClick={() => goToOffset(offset - perPage)}>
        {texts.newer}
      </Button>
      <span role="status">{texts.shown(offset + 1, Math.min(offset + perPage, total), total)}</span>
      <Button
        icon={<ChevronRight size={18} aria-hidden />}
        disabled={offset + perPage >= total}
        onClick={() => goToOffset(offset + perPage)}>
        {texts.older}
      </Button>
    </Pages>
  )
}

const Rows = styled.ul`
  margin-top: 8px;
  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: 2px 12px;
    padding: 10px 0;
    border-top: 1px solid ${color.line};
    ${media.fromTable} { grid-template-columns: 3.5rem minmax(0, 1fr) fit-content(40%); align-items: baseline; }
  }
  li:first-child { border-top: 0; }
  p, small { ${clampLines(3)} }
  time, small { color: ${color.muted}; ${text(13)} }
  small { grid-column: 2; ${media.fromTable} { grid-column: 3; } }
  strong { font-weight: 600; }
`

const Pages = styled.div`
  ${flexWrap('12px', 'center', 'space-between')}
  span { color: ${color.muted}; }
`
