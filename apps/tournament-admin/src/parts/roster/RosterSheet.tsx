import type { Player } from '@torneo/contracts/tournament/players'
import styled from 'styled-components'
import { playerLabels, rosterTexts } from './roster-texts'

interface RosterSheetProps {
  /** Title such as 'Promo 98'. */
  readonly title: string
  /** Subtitle such as 'Fútbol · Senior'. */
  readonly subtitle: string
  readonly players: readonly Player[]
}

/** Printout of the roster for the officials' table, with space for signatures. */
export function RosterSheet({ title, subtitle, players }: RosterSheetProps) {
  return (
    <Paper>
      <h1>{title}</h1>
      <p>{[rosterTexts.title, subtitle, rosterTexts.count(players.length)].filter(Boolean).join(' · ')}</p>
      <table>
        <thead>
          <tr>
            <Narrow scope="col">{playerLabels.number}</Narrow>
            <th scope="col">{playerLabels.name}</th>
            <th scope="col">{playerLabels.position}</th>
            <Sign scope="col">{rosterTexts.signature}</Sign>
          </tr>
        </thead>
        <tbody>
          {players.map(({ id, number, name, position }) => (
            <tr key={id}>
              <td>
                <strong>{number}</strong>
              </td>
              <td>{name}</td>
              <td>{position}</td>
              <td>&nbsp;</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  )
}

const Paper = styled.div`
  font-size: 11pt;
  line-height: 1.35;
  h1 { font-size: 20pt; line-height: 1.2; }
  p { margin-top: 1mm; color: #444; }
  table { width: 100%; margin-top: 6mm; border-collapse: collapse; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 2mm 2.5mm; border-bottom: 0.25mm solid #999; text-align: left; vertical-align: middle; }
  thead th { border-bottom: 0.5mm solid #000; font-size: 9pt; }
`

const Narrow = styled.th`
  width: 18mm;
`

const Sign = styled.th`
  width: 50mm;
`
