import styled from 'styled-components'
import type { Player } from '@torneo/contracts/players'
import { playerLabels, rosterTexts } from './roster-texts'

interface RosterSheetProps {
  /** 'Promo 98' */
  readonly title: string
  /** 'Fútbol · Senior' */
  readonly subtitle: string
  readonly players: readonly Player[]
}

/** The roster on paper: for the table at the pitch, with room to sign. */
export function RosterSheet({ title, subtitle, players }: RosterSheetProps) {
  return (
    <>
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
            <tr key={id}><td><strong>{number}</strong></td><td>{name}</td><td>{position}</td><td>&nbsp;</td></tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const Narrow = styled.th`
  width: 18mm;
`

const Sign = styled.th`
  width: 50mm;
`
