import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import { color, flexRow, flexWrap, font, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { Crown } from 'lucide-react'
import styled from 'styled-components'
import { TeamMark } from '../parts/TeamMark'
import { competitionTexts } from './competition-texts'

type Podiums = PublicCompetition['podiums']

/** Champions of a sport, with the second and third; nothing before a first place is decided. */
export function Champions({ podiums }: { readonly podiums: Podiums }) {
  const decided = podiums.filter(({ places }) => places.some(({ place }) => place === 1))
  if (decided.length === 0) return null
  return (
    <Root data-on="board">
      {decided.map(({ phaseId, name, places }) => {
        const teamsAt = (place: number) => places.flatMap((one) => (one.place === place ? one.team : []))
        const namesAt = (place: number) =>
          teamsAt(place)
            .map((team) => team.name)
            .join(' y ')
        return (
          <li key={phaseId}>
            {teamsAt(1).map((team) => (
              <TeamMark key={team.id} team={team} size={44} />
            ))}
            <div>
              <h3>
                <Crown size={20} aria-hidden />
                {podiums.length > 1
                  ? competitionTexts.championOf(name, namesAt(1))
                  : competitionTexts.champion(namesAt(1))}
              </h3>
              <Others>
                {[2, 3].map((place) => {
                  const names = namesAt(place)
                  return names && <span key={place}>{competitionTexts.place(place, names)}</span>
                })}
              </Others>
            </div>
          </li>
        )
      })}
    </Root>
  )
}

const Root = styled.ul`
  ${gridGap('16px')}
  padding: 16px;
  border: 1px solid ${color.boardEdge};
  border-radius: ${radius.board};
  background: ${color.board};
  color: ${color.onBoard};
  > li { ${flexRow('12px')} }
  > li > div { min-width: 0; overflow-wrap: anywhere; }
  h3 { ${flexRow('8px')} font-family: ${font.title}; ${text(20)} }
  svg { flex: none; color: #F5C162; }
`

const Others = styled.p`
  ${flexWrap('0 16px')}
  color: ${color.boardMuted};
  ${text(14)}
`
