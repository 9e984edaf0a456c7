import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { color, flexRow, flexWrap, font, gridGap, radius, text } from '@torneo/ui/theme/tokens'
import { Crown } from 'lucide-react'
import styled from 'styled-components'
import { viewAddress } from '../chosen-address'
import { ShareButton } from '../header/ShareButton'
import { pageAddress } from '../matches/open-match'
import { TeamMark } from '../parts/TeamMark'
import { competitionTexts } from './competition-texts'
import { decidedPodiums, namesOf, teamsAt } from './competition-views'

interface ChampionsProps {
  readonly sport: TournamentSport
  readonly competition: PublicCompetition
}

/** Champions of a sport, with the second and third; nothing before a first place is decided. */
export function Champions({ sport, competition }: ChampionsProps) {
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
      <li>
        <ShareButton
          title={competitionTexts.championOf(
            sport.name,
            namesOf(decided.slice(0, 1).flatMap((one) => teamsAt(one, 1))),
          )}
          path={pageAddress + viewAddress(sport.id, null)}
          label={competitionTexts.shareChampion}
        />
      </li>
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
  h3 svg { flex: none; color: #F5C162; }
`

const Others = styled.p`
  ${flexWrap('0 16px')}
  color: ${color.boardMuted};
  ${text(14)}
`
