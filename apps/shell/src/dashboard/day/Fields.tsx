import type { Match } from '@torneo/contracts/match/matches'
import { sectionById } from '@torneo/contracts/releases/sections'
import { formatScore } from '@torneo/domain/match/list/match-state'
import { sideName } from '@torneo/domain/match/side-name'
import { Link } from '@torneo/router'
import { Badge } from '@torneo/ui/display/Badge'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { color, media, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { DayPart } from '../DayPart'
import { fieldsPath } from './day-paths'
import { dayTexts as texts } from './day-texts'
import type { FieldOfDay } from './fields-of-day'

const teamsOf = (match: Match) => `${sideName(match, 'home')} – ${sideName(match, 'away')}`
const boardOf = ({ id }: Match) => `${sectionById('live_control').path}?partido=${id}`

/** The fields of today: what is played, how late it is, and what comes next (picture 23). */
export function Fields({ fields }: { readonly fields: readonly FieldOfDay[] }) {
  return (
    <DayPart title={texts.byField} action={<Link to={fieldsPath}>{texts.openFields}</Link>}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.now}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.after}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, current, late, next: [next] }) => (
            <tr key={name}>
              <th scope="row">
                <ClampedText>{name}</ClampedText>
              </th>
              <td>
                {current ? (
                  <ClampedText as={Link} to={boardOf(current)}>
                    {current.status === 'live' && <b>{formatScore(current)} </b>}
                    {teamsOf(current)}
                  </ClampedText>
                ) : (
                  texts.free
                )}
              </td>
              <td>
                {current?.status === 'live' ? (
                  <Badge tone="live">{texts.live}</Badge>
                ) : late > 0 ? (
                  <Badge tone="warning">{texts.delayed(late)}</Badge>
                ) : next ? (
                  texts.until(next.time)
                ) : (
                  ''
                )}
              </td>
              <td>
                {next ? (
                  <ClampedText>
                    <b>{next.time}</b> {teamsOf(next)}
                  </ClampedText>
                ) : (
                  texts.nothingMore
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </DayPart>
  )
}

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  th:nth-child(1) { width: 20%; }
  th:nth-child(3) { width: 20%; }
  ${text(14)}
  th, td { padding: 10px 12px; border-top: 1px solid ${color.line}; text-align: left; overflow-wrap: anywhere; }
  th:first-child, td:first-child { padding-left: 20px; }
  th { font-weight: 600; }
  thead th { color: ${color.muted}; ${text(12)} }
  td { color: ${color.muted}; }
  b { color: ${color.text}; font-weight: 700; font-variant-numeric: tabular-nums; }
  a { color: ${color.text}; }
  ${media.phone} {
    display: block;
    thead { display: none; }
    tbody { display: block; }
    tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; border-top: 1px solid ${color.line}; padding: 8px 20px; }
    th, td { padding: 2px 0; border: 0; }
    th:nth-child(n) { width: auto; }
    th:first-child { padding: 2px 0; }
    td:nth-child(2) { grid-column: 1 / -1; grid-row: 2; }
    td:nth-child(4) { grid-column: 1 / -1; }
  }
`
