import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import { color, flexRow, flexWrap, font, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { Crown } from 'lucide-react'
import styled from 'styled-components'
import { TeamMark } from '../parts/TeamMark'
import { competitionTexts } from './competition-texts'
import { decidedPodiums, namesOf, teamsAt } from './competition-views'

/** Champions of a sport, with the second and third; nothing before a first place is decided. */
export function Champions({ competition }: { readonly competition: PublicCompetition }) {
  const decided = decidedPodiums(competition)
  if (decided.length === 0) return null
  return (
    <Root data-on="board">
      {decided.map((podium) => {
        const champions = teamsAt(podium, 1)
        return (
          <li key={podium.phaseId}>
            {champions.map((team) => (
              <TeamMark key={team.id} team={team} size={44} />
            ))}
            <div>
              <h3>
                <Crown size={20} aria-hidden />
                {competition.podiums.length > 1
                  ? competitionTexts.championOf(podium.name, namesOf(champions))
                  : competitionTexts.champion(namesOf(champions))}
              </h3>
              <Others>
                {[2, 3].map((place) => {
                  const names = namesOf(teamsAt(podium, place))
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
