import type { ResolvedTie } from '@torneo/contracts/competition/resolved-tie'
import type { Match } from '@torneo/contracts/match/matches'
import { formatDay } from '@torneo/domain/format/format-day'
import { displayStateOf } from '@torneo/domain/match/list/match-state'
import styled from 'styled-components'
import { formatMatchScore, sideName, stateLabels } from '../match-labels'
import { paperTexts as texts } from './paper-texts'

interface Row {
  readonly key: string
  readonly when: string
  readonly home: string
  readonly score: string
  readonly away: string
}

const whenOf = ({ date }: Match) => formatDay(date, Number(date.slice(0, 4)))

function scoreOf(match: Match): string {
  const state = displayStateOf(match)
  return formatMatchScore(match) ?? (state === 'scheduled' ? texts.versus : stateLabels[state])
}

const rowOf = (match: Match): Row => ({
  key: match.id,
  when: whenOf(match),
  home: sideName(match, 'home'),
  score: scoreOf(match),
  away: sideName(match, 'away'),
})

interface TieRow {
  readonly tie: ResolvedTie
  readonly match: Match | undefined
}

const rowOfTie = ({ tie, match }: TieRow): Row => ({
  key: tie.id,
  when: match ? whenOf(match) : '',
  home: sideName(tie, 'home'),
  score: match ? scoreOf(match) : texts.versus,
  away: sideName(tie, 'away'),
})

/** Matches, or the ties of a round, with their results on paper. */
export function MatchRows(props: { readonly matches: readonly Match[] } | { readonly ties: readonly TieRow[] }) {
  const rows = 'ties' in props ? props.ties.map(rowOfTie) : props.matches.map(rowOf)
  if (rows.length === 0) return null
  return (
    <Table>
      <tbody>
        {rows.map(({ key, when, home, score, away }) => (
          <tr key={key}>
            <td>{when}</td>
            <td>{home}</td>
            <td>
              <strong>{score}</strong>
            </td>
            <td>{away}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  margin-top: 4pt;
  td:first-child { width: 16%; }
  td:nth-child(2) { width: 34%; text-align: right; }
  td:nth-child(3) { width: 16%; text-align: center; }
`
