import type { Player } from '@torneo/contracts/tournament/players'
import { Paper, PaperPage } from '@torneo/ui/layout/Paper'
import styled from 'styled-components'
import { playerLabels, rosterTexts } from './roster-texts'

interface RosterSheetProps {
  /** Title such as 'Promo 98'. */
  readonly title: string
  /** Subtitle such as 'Fútbol · Senior'. */
  readonly subtitle: string
  readonly players: readonly Player[]
  readonly foot: readonly string[]
}

/** Printout of the roster for the officials' table, with space for signatures. */
export const rosterSheet = ({ title, subtitle, players, foot }: RosterSheetProps) => (
  <Sheet>
    <PaperPage
      title={title}
      lead={[rosterTexts.title, subtitle, rosterTexts.count(players.length)].filter(Boolean).join(' · ')}
      foot={foot}>
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
    </PaperPage>
  </Sheet>
)

const Sheet = styled(Paper)`
  font-size: 11pt;
  h1 { font-size: 20pt; line-height: 1.2; }
  p { margin: 1mm 0 6mm; color: #444; }
  th, td { padding: 2mm 2.5mm; vertical-align: middle; }
`

const Narrow = styled.th`
  width: 18mm;
`

const Sign = styled.th`
  width: 50mm;
`
