import { formatDay } from '@torneo/domain/format/format-day'
import type { Plan, Wish } from '@torneo/domain/schedule/plan'
import { Notice } from '@torneo/ui/feedback/Notice'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import { Check, Info } from 'lucide-react'
import styled from 'styled-components'
import { formatDuration, planTexts as texts } from './plan-texts'

interface PlanSummaryProps {
  readonly plan: Plan
  /** Name of a pairing: 'Zona A · Promo 98 – Promo 05'. */
  readonly titleOf: (id: string) => string
  /** Wishes of its request. */
  readonly wishes: readonly Wish[]
}

/** Missing matches that are listed by name. */
const maxListed = 6

/** Formats '2025-11-16 19:40' as 'dom. 16/11 · 19:40'. */
const formatEnd = (lastEnd: string): string => {
  const [date = '', time = ''] = lastEnd.split(' ')
  return `${formatDay(date, Number(date.slice(0, 4)))} · ${time}`
}

/** Wishes that gave way, each with its name. */
function GaveWay({ plan, wishes }: Pick<PlanSummaryProps, 'plan' | 'wishes'>) {
  const rows = plan.gave.flatMap(({ wish, because }) => {
    const one = wishes[wish]
    return one ? [`${texts.wishOf[one.kind]}: ${because.charAt(0).toLowerCase()}${because.slice(1)}.`] : []
  })
  return rows.length === 0 ? null : (
    <Notice tone="info">
      {rows.map((row) => (
        <p key={row}>{row}</p>
      ))}
    </Notice>
  )
}

/** Quality of a plan in words; of an incomplete one what does not fit, why, and what would help. */
export function PlanSummary({ plan, titleOf, wishes }: PlanSummaryProps) {
  if (!plan.ok)
    return (
      <Notice tone="warning">
        <p>
          <strong>{texts.left(plan.missing.length)}.</strong> {plan.advice}
        </p>
        <Missing>
          {plan.missing.slice(0, maxListed).map(({ id, because }) => (
            <li key={id}>
              {titleOf(id)}: {because}
            </li>
          ))}
        </Missing>
        {plan.missing.length > maxListed && <p>{texts.more(plan.missing.length - maxListed)}</p>}
      </Notice>
    )
  const { longestWait, backToBacks, fieldChanges, lastEnd } = plan.measures
  return (
    <>
      <GaveWay plan={plan} wishes={wishes} />
      <Measures>
        <Measure isGood={backToBacks === 0}>
          {backToBacks === 0 ? texts.noBackToBacks : texts.backToBacks(backToBacks)}
        </Measure>
        <Measure isGood>{longestWait === 0 ? texts.noWait : texts.wait(formatDuration(longestWait))}</Measure>
        <Measure isGood={fieldChanges === 0}>
          {fieldChanges === 0 ? texts.noFieldChanges : texts.fieldChanges(fieldChanges)}
        </Measure>
        {lastEnd !== '' && <Measure isGood>{texts.lastEnd(formatEnd(lastEnd))}</Measure>}
      </Measures>
    </>
  )
}

function Measure({ isGood, children }: { readonly isGood: boolean; readonly children: React.ReactNode }) {
  const Icon = isGood ? Check : Info
  return (
    <li>
      <Icon size={16} aria-hidden />
      {children}
    </li>
  )
}

const Missing = styled.ul`
  margin: 4px 0 0;
  padding-left: 18px;
  list-style: disc;
`

const Measures = styled.ul`
  ${flexWrap('4px 20px')}
  margin: 0;
  padding: 0;
  list-style: none;
  ${text(14)}
  li { ${flexWrap('6px')} }
  svg { color: ${color.muted}; }
`
