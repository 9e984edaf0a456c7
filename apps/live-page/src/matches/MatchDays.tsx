import { useState } from 'react'
import styled from 'styled-components'
import type { Match } from '@torneo/contracts/matches'
import { Button } from '@torneo/ui/Button'
import { Card } from '@torneo/ui/Card'
import { color, radius, text } from '@torneo/ui/tokens'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { liveTexts } from '../live-texts'
import { dayTitle } from '../words/days'
import { MatchRow } from './MatchRow'
import { byDay } from './sorted-matches'

interface MatchDaysProps {
  readonly matches: readonly Match[]
  /** What they are, for the button that shows them all. */
  readonly title: string
  readonly now: number
}

/** So many are shown until asked for all: what comes after them is one thumb away. */
const shownAtFirst = 6

/** Matches under their days, in the order given. */
export function MatchDays({ matches, title, now }: MatchDaysProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? matches : matches.slice(0, shownAtFirst)
  return (
    <>
      {[...byDay(shown)].map(([day, rows]) => (
        <Day key={day} $padding={0}>
          <h3>{dayTitle(day, now)}</h3>
          <ul>{rows.map((match) => <MatchRow key={match.id} match={match} />)}</ul>
        </Day>
      ))}
      {matches.length > shownAtFirst && (
        <Button variant="secondary" block aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? liveTexts.seeFewer : liveTexts.seeAll(matches.length)}<VisuallyHidden> ({title})</VisuallyHidden>
        </Button>
      )}
    </>
  )
}

const Day = styled(Card)`
  h3 {
    padding: 8px 16px;
    border-bottom: 1px solid ${color.line};
    border-radius: ${radius.card} ${radius.card} 0 0;
    background: ${color.sunken};
    ${text(14)}
  }
  ul { container-type: inline-size; }
  li:last-child { border-radius: 0 0 ${radius.card} ${radius.card}; }
`
