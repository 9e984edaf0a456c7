import type { PageVisits, VisitSource } from '@torneo/contracts/site/dashboard'
import { formatDay } from '@torneo/domain/format/format-day'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, font, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { DayPart } from '../DayPart'
import { visitsTexts as texts } from './visits-texts'

/** A count with its name and its share of the largest. */
function Rows({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [string, number])[] }) {
  const most = Math.max(1, ...rows.map(([, count]) => count))
  return (
    <div>
      <h3>{title}</h3>
      <List>
        {rows.map(([name, count]) => (
          <li key={name}>
            <span>{name}</span>
            <b>{count.toLocaleString('es')}</b>
            <meter value={count} max={most} aria-hidden />
          </li>
        ))}
      </List>
    </div>
  )
}

/** Sums sources by their name here: those that this panel does not know are other sites. */
function bySource(sources: PageVisits['sources']): (readonly [string, number])[] {
  const sums = new Map<string, number>()
  for (const { source, visits } of sources) {
    const name = texts.source[source as VisitSource] ?? texts.source.other
    sums.set(name, (sums.get(name) ?? 0) + visits)
  }
  return [...sums]
}

/** Visits of the public page on the last days, for its editors. */
export default function VisitsPart({ visits: { days, sources, pages } }: { readonly visits: PageVisits }) {
  const total = days.reduce((sum, { visits }) => sum + visits, 0)
  const most = Math.max(1, ...days.map(({ visits }) => visits))
  const today = days.at(-1)
  const year = Number(today?.day.slice(0, 4))
  return (
    <DayPart title={texts.title}>
      <Body>
        <div>
          <Total>
            <b>{total.toLocaleString('es')}</b> {texts.visits(total)} {texts.lastDays(days.length)}
          </Total>
          <Days aria-label={texts.byDay}>
            {days.map(({ day, visits }) => {
              const label = texts.ofDay(formatDay(day, year), visits)
              return (
                <li key={day} title={label}>
                  <VisuallyHidden>{label}</VisuallyHidden>
                  <i style={{ height: `${(visits / most) * 100}%` }} />
                </li>
              )
            })}
          </Days>
          <Ends aria-hidden>
            <span>{formatDay(days[0]?.day ?? '', year)}</span>
            <span>{texts.today(today?.visits ?? 0)}</span>
          </Ends>
        </div>
        <Rows title={texts.sources} rows={bySource(sources)} />
        <Rows title={texts.pages} rows={pages.map(({ title, views }) => [title, views])} />
      </Body>
      <How>{texts.how}</How>
    </DayPart>
  )
}

const Body = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 20px 32px;
  padding: 16px 20px;
  border-top: 1px solid ${color.line};
  h3 { margin-bottom: 8px; color: ${color.muted}; font-weight: 500; ${text(13)} }
`

const Total = styled.p`
  margin-bottom: 12px;
  color: ${color.muted};
  b { color: ${color.text}; font: 800 2rem/1.25 ${font.title}; font-variant-numeric: tabular-nums; }
`

const Days = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 4px;
  height: 72px;
  padding: 0;
  border-bottom: 1px solid ${color.line};
  list-style: none;
  li { display: grid; align-items: end; height: 100%; }
  i { border-radius: 3px 3px 0 0; background: ${color.muted}; }
  li:last-child i { background: ${color.text}; }
`

const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  margin-top: 6px;
  color: ${color.muted};
  ${text(13)}
`

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: 10px;
  padding: 0;
  list-style: none;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 12px; }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-variant-numeric: tabular-nums; }
  meter {
    grid-column: 1 / -1;
    width: 100%;
    height: 4px;
    appearance: none;
    border: 0;
    border-radius: 2px;
    background: ${color.sunken};
  }
  meter::-webkit-meter-bar { height: 4px; border: 0; border-radius: 2px; background: ${color.sunken}; }
  meter::-webkit-meter-optimum-value { border-radius: 2px; background: ${color.muted}; }
  meter::-moz-meter-bar { border-radius: 2px; background: ${color.muted}; }
`

const How = styled.p`
  padding: 12px 20px;
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  ${text(13)}
`
