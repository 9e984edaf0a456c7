import type { CupLine, CupRow, PublicGeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import {
  allCupColumns,
  columnOf,
  cupCell,
  type CupColumn,
  cupColumns,
  placeWords,
} from '@torneo/domain/general-cup/cup-columns'
import { promotionTeam } from '@torneo/domain/general-cup/promotion-team'
import { Badge } from '@torneo/ui/display/Badge'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexRow, font, gridGap, radius, shadow, text } from '@torneo/ui/theme/tokens'
import { ChevronRight, Crown } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import styled, { css } from 'styled-components'
import { promotionParameter, viewAddress } from '../chosen-address'
import type { Following } from '../follow/following'
import { TeamMark } from '../parts/TeamMark'
import { cupTexts as texts } from './cup-texts'

interface CupTableProps {
  readonly cup: PublicGeneralCup
  readonly sports: readonly TournamentSport[]
  readonly rows: readonly CupRow[]
  /** True: as if everything ended now. */
  readonly isNow: boolean
  readonly following: Following
}

const rowIdOf = (promotionId: string) => `copa-${promotionId}`

/** Keeps the opened row in the address; a press on an open one closes it. */
function keepOpened(summary: HTMLElement, promotionId: string): void {
  const address = new URL(location.href)
  if (summary.parentElement?.hasAttribute('open')) address.searchParams.delete(promotionParameter)
  else address.searchParams.set(promotionParameter, promotionId)
  history.replaceState(history.state, '', address)
}

const tones = ['gold', 'silver', 'bronze'] as const

/**
 * Promotions by place; one row at a time opens to what it is made of, without scripts too. A wide table has a column for
 * each sport and contest, which the opened row repeats in words.
 */
export function CupTable({ cup, sports, rows, isNow, following }: CupTableProps) {
  const { shown, hidden } = cupColumns(cup, sports)
  const frame = useRef<HTMLDivElement>(null)
  // The server does not know the opened row of an address.
  useEffect(() => {
    const row = document.getElementById(rowIdOf(new URLSearchParams(location.search).get(promotionParameter) ?? ''))
    if (frame.current?.contains(row)) row?.setAttribute('open', '')
  }, [])
  const icons = new Map(allCupColumns(cup, sports).map(({ key, icon }) => [key, icon]))
  return (
    <Frame ref={frame}>
      <Line as="div" aria-hidden $columns={shown.length} data-wide>
        <span>{texts.position}</span>
        <span>{texts.promotion}</span>
        {shown.map(({ key, icon, name }) => (
          <Head key={key}>
            {icon}
            <small>{name}</small>
          </Head>
        ))}
        <b>{hidden > 0 ? `${texts.hidden(hidden)} · ${texts.total}` : texts.total}</b>
      </Line>
      <ol>
        {rows.map((row) => {
          const isOurs = following.includes(row.promotion.id)
          return (
            <li key={row.promotion.id} data-ours={isOurs || undefined}>
              <details name="copa" id={rowIdOf(row.promotion.id)} open={isOurs}>
                <Summary
                  onClick={({ currentTarget }) => keepOpened(currentTarget, row.promotion.id)}
                  row={row}
                  columns={shown}
                  isNow={isNow}
                  isOurs={isOurs}
                />
                <Lines>
                  {row.lines.map((line, index) => (
                    <LineOfCup key={index} line={line} icon={icons.get(columnOf(line)) ?? ''} isNow={isNow} />
                  ))}
                </Lines>
              </details>
            </li>
          )
        })}
      </ol>
    </Frame>
  )
}

interface SummaryProps {
  readonly row: CupRow
  readonly columns: readonly CupColumn[]
  readonly isNow: boolean
  readonly isOurs: boolean
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

function Summary({ row, columns, isNow, isOurs, onClick }: SummaryProps) {
  const { position, promotion, points, now } = row
  const total = isNow ? now : points
  const tone = total > 0 ? tones[position - 1] : undefined
  return (
    <Line $columns={columns.length} onClick={onClick}>
      {tone ? (
        <Badge tone={tone} icon={position === 1 ? <Crown aria-hidden /> : undefined}>
          {position}
        </Badge>
      ) : (
        <Plain>{position}</Plain>
      )}
      <Name>
        <TeamMark team={promotionTeam(promotion)} />
        <span>
          {promotion.name}
          {!isNow && <Moved row={row} />}
          <small>
            {promotion.category}
            {isOurs && ` · ${texts.ours}`}
          </small>
        </span>
      </Name>
      {columns.map(({ key }) => {
        const cell = cupCell(row, key, isNow)
        return (
          <Figure key={key} aria-hidden $isSure={cell?.sure !== false}>
            {cell ? cell.points : '–'}
          </Figure>
        )
      })}
      <b>
        {total}
        <ChevronRight size={18} aria-hidden />
      </b>
    </Line>
  )
}

/** Places that a promotion won or lost on the last day. */
function Moved({ row: { moved = 0 } }: Pick<SummaryProps, 'row'>) {
  if (moved === 0) return null
  return (
    <Arrow $isUp={moved > 0}>
      <span aria-hidden>
        {moved > 0 ? '▲' : '▼'}
        {Math.abs(moved)}
      </span>
      <VisuallyHidden>{texts.moved(moved)}</VisuallyHidden>
    </Arrow>
  )
}

interface LineProps {
  readonly line: CupLine
  readonly icon: string
  readonly isNow: boolean
}

/** A part of a promotion's points; that of a sport leads to its matches. */
function LineOfCup({ line, icon, isNow }: LineProps) {
  const { from, name, points, now, sure } = line
  const words = placeWords(line)
  return (
    <li>
      <span>
        <span aria-hidden>{icon}</span>{' '}
        {'sportId' in from ? <a href={viewAddress(from.sportId, null)}>{name}</a> : name}{' '}
        {words && <small>{words}</small>}
      </span>
      {sure ? (
        <b>{points}</b>
      ) : isNow ? (
        <em>
          {now}
          <VisuallyHidden> {texts.provisional}</VisuallyHidden>
        </em>
      ) : (
        <span>–</span>
      )}
    </li>
  )
}

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  container-type: inline-size;
  ol > li:not(:first-child), [data-wide] + ol > li { border-top: 1px solid ${color.line}; }
  li[data-ours] { background: ${color.sunken}; }
`

const wide = '@container (min-width: 52rem)'

const Line = styled.summary<{ $columns: number }>`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  min-height: 56px;
  padding: 6px 16px;
  list-style: none;
  cursor: pointer;
  > :first-child { justify-self: start; }
  &::-webkit-details-marker { display: none; }
  > b { ${flexRow('6px', 'center', 'flex-end')} font-family: ${font.title}; font-weight: 800; ${text(20)} }
  > b svg { flex: none; color: ${color.muted}; rotate: 90deg; }
  details[open] > & > b svg { rotate: -90deg; }
  &[data-wide] {
    display: none;
    min-height: 44px;
    cursor: default;
    color: ${color.muted};
    ${text(12)}
    > b { padding-right: 24px; ${text(12)} }
  }
  > [aria-hidden]:not(:first-child) { display: none; }
  ${wide} {
    grid-template-columns: 3.5rem minmax(8rem, 1fr) ${({ $columns }) => `repeat(${$columns}, minmax(2.5rem, 4.75rem))`} minmax(5rem, auto);
    &[data-wide] { display: grid; }
    > [aria-hidden]:not(:first-child) { display: block; }
  }
`

const Head = styled.span.attrs({ 'aria-hidden': true })`
  text-align: center;
  ${text(16)}
  small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; ${text(12)} }
`

const Arrow = styled.span<{ $isUp: boolean }>`
  margin-left: 6px;
  color: ${({ $isUp }) => ($isUp ? color.success : color.danger)};
  ${text(12)}
`

const Figure = styled.span<{ $isSure: boolean }>`
  text-align: center;
  font-variant-numeric: tabular-nums;
  ${text(14)}
  ${({ $isSure }) => !$isSure && css`font-style: italic;`}
`

const Plain = styled.span`
  padding-left: 12px;
  color: ${color.muted};
  ${text(14)}
`

const Name = styled.span`
  ${flexRow('10px')}
  min-width: 0;
  > span:last-child { min-width: 0; font-weight: 600; overflow-wrap: anywhere; ${text(14)} }
  small { display: block; color: ${color.muted}; font-weight: 400; ${text(12)} }
`

const Lines = styled.ul`
  ${gridGap('0 24px')}
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  padding: 0 16px 12px;
  ${text(14)}
  li { ${flexRow('8px', 'baseline', 'space-between')} padding-block: 8px; border-top: 1px solid ${color.line}; }
  small { color: ${color.muted}; ${text(13)} }
  b, em { flex: none; font-weight: 700; font-variant-numeric: tabular-nums; }
`
