import { useRef, useState } from 'react'
import { ChevronLeft, ChevronRight, History } from 'lucide-react'
import styled from 'styled-components'
import { sentenceOf } from '@torneo/client'
import { sections } from '@torneo/contracts/sections'
import { Link } from '@torneo/router'
import { Button } from '@torneo/ui/Button'
import { Card } from '@torneo/ui/Card'
import { EmptyState } from '@torneo/ui/EmptyState'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { SkeletonRows } from '@torneo/ui/SkeletonRows'
import { color, media, radius, text } from '@torneo/ui/tokens'
import { useActivityQuery } from './activity-api'
import { activityTexts as texts } from './activity-texts'
import { byDay } from './by-day'
import { UnreadableRecords } from './UnreadableRecords'

const perPage = 50

const clock = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const sectionLabel = (section: string) => sections.find(({ id }) => id === section)?.label ?? ''

/** Who did what in the panel, for super admins (contract: GET /activity). */
export default function ActivityScreen() {
  const [offset, setOffset] = useState(0)
  const [now] = useState(() => new Date())
  const { data, error, isFetching, refetch } = useActivityQuery({ query: { limit: perPage, offset } }, { refetchOnMountOrArgChange: true })
  const top = useRef<HTMLHeadingElement>(null)
  const turnTo = (next: number) => {
    setOffset(next)
    top.current?.focus()
  }

  return (
    <Screen>
      <div>
        <Back to="/users"><ChevronLeft size={18} aria-hidden />{texts.back}</Back>
        <h2 ref={top} tabIndex={-1}>{texts.title}</h2>
        <p>{texts.intro}</p>
      </div>
      <UnreadableRecords />
      {!data && !error && <SkeletonRows count={8} label={texts.loading} />}
      {!data && error && <ErrorPane title={texts.failed} text={sentenceOf(error, '')} onRetry={() => void refetch()} busy={isFetching} />}
      {data?.total === 0 && <EmptyState icon={<History size={24} aria-hidden />} title={texts.none} text={texts.noneWhy} />}
      {data && byDay(data.items, now).map(({ day, title, rows }) => (
        <Card as="section" key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`}>{title}</h3>
          <Rows>
            {rows.map(({ id, at, actor, action, subject, section }) => (
              <li key={id}>
                <time dateTime={at} data-figures>{clock.format(new Date(at))}</time>
                <p><strong>{action}</strong>{subject && `: ${subject}`}</p>
                <small>{[actor, sectionLabel(section)].filter(Boolean).join(' · ')}</small>
              </li>
            ))}
          </Rows>
        </Card>
      ))}
      {data && data.total > perPage && (
        <Pages>
          <Button icon={<ChevronLeft size={18} aria-hidden />} disabled={offset === 0} onClick={() => turnTo(Math.max(0, offset - perPage))}>{texts.newer}</Button>
          <span role="status">{texts.shown(offset + 1, offset + data.items.length, data.total)}</span>
          <Button icon={<ChevronRight size={18} aria-hidden />} disabled={offset + perPage >= data.total} onClick={() => turnTo(offset + perPage)}>{texts.older}</Button>
        </Pages>
      )}
    </Screen>
  )
}

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  h2 { ${text(20)} }
  h3 { ${text(16)} }
  > div > p { margin-top: 4px; color: ${color.muted}; }
`

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  margin-left: -4px;
  padding-right: 8px;
  border-radius: ${radius.button};
  font-weight: 600;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`

const Rows = styled.ul`
  margin-top: 8px;
  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: 2px 12px;
    padding: 10px 0;
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
    ${media.fromTable} { grid-template-columns: 3.5rem minmax(0, 1fr) auto; align-items: baseline; }
  }
  li:first-child { border-top: 0; }
  time, small { color: ${color.muted}; ${text(13)} }
  small { grid-column: 2; ${media.fromTable} { grid-column: 3; } }
  strong { font-weight: 600; }
`

const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  span { color: ${color.muted}; }
`
