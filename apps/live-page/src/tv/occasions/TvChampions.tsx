import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { MatchRow } from '@torneo/contracts/match/matches'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { formatScore, hasScore } from '@torneo/domain/match/list/match-state'
import { teamDigits } from '@torneo/domain/match/list/match-words'
import { sideName } from '@torneo/domain/match/side-name'
import { useMedia } from '@torneo/ui/layout/use-media'
import { readableOn } from '@torneo/ui/theme/readable-on'
import { color, font } from '@torneo/ui/theme/tokens'
import { Trophy } from 'lucide-react'
import styled from 'styled-components'
import { decidedPodiums, finalOf, knockoutsOf, namesOf, teamsAt } from '../../competition/competition-views'
import { TvMark } from '../scenes/TvMark'
import { colourOf, twoLines, u } from '../tv-styles'
import { tvTexts } from '../tv-texts'
import { Confetti } from './Confetti'

interface TvChampionsProps {
  readonly sport: Pick<TournamentSport, 'name'>
  readonly competition: Pick<PublicCompetition, 'phases' | 'podiums'>
  readonly matches: readonly MatchRow[]
  readonly year: number | undefined
  /** The podium to show large; by default the first that is decided. */
  readonly phaseId?: string | undefined
}

/** Champions of a sport over the whole screen, in the first one's colour, with the podium and the other cups. */
export function TvChampions({ sport, competition, matches, year, phaseId }: TvChampionsProps) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const decided = decidedPodiums(competition)
  const podium = decided.find((one) => one.phaseId === phaseId) ?? decided[0]
  if (!podium) return null
  const champions = teamsAt(podium, 1)
  const names = namesOf(champions)
  const cup = knockoutsOf(competition).find(({ id }) => id === podium.phaseId)
  const final = cup && finalOf(cup)
  const match = matches.find(({ id }) => id === final?.matchId)
  const isFirst = podium === competition.podiums[0]
  return (
    <Root $color={colourOf(champions[0] ?? null)}>
      {!isCalm && <Confetti />}
      <Center>
        <Title>
          <Trophy aria-hidden />
          {tvTexts.championOf(isFirst ? sport.name : `${podium.name} · ${sport.name}`, year, champions.length > 1)}
        </Title>
        <Name $size={Math.min(17, 165 / names.length)}>
          {champions.map((team) => (
            <Mark key={team.id} aria-hidden $color={colourOf(team)}>
              {teamDigits(team)}
            </Mark>
          ))}
          <h3>{names}</h3>
        </Name>
        {match && hasScore(match) && (
          <p>{tvTexts.finalScore(`${sideName(match, 'home')} ${formatScore(match)} ${sideName(match, 'away')}`)}</p>
        )}
      </Center>
      <Others>
        {[2, 3].flatMap((place) =>
          teamsAt(podium, place).map((team) => (
            <li key={team.id}>
              <small>{tvTexts.place(place)}</small>
              <TvMark team={team} size={7} />
              <b>{team.name}</b>
            </li>
          )),
        )}
        {decided
          .filter((one) => one !== podium)
          .map((one) => (
            <li key={one.phaseId}>
              <small>{one.name}</small>
              <TvMark team={teamsAt(one, 1)[0] ?? null} size={7} />
              <b>{namesOf(teamsAt(one, 1))}</b>
            </li>
          ))}
      </Others>
    </Root>
  )
}

const Root = styled.div<{ $color: string }>`
  position: fixed;
  inset: 0;
  display: flex;
  flex-direction: column;
  background: ${({ $color }) => $color};
  color: ${({ $color }) => readableOn($color)};
  line-height: 1.15;
  text-align: center;
`

const Center = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${u(4)};
  min-height: 0;
  padding: ${u(5)} ${u(8)};
  font-size: ${u(5)};
`

const Title = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${u(2)};
  font-size: ${u(5.4)};
  font-weight: 600;
  svg { flex: none; width: ${u(6)}; height: ${u(6)}; }
`

const Name = styled.div<{ $size: number }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${u(4)};
  h3 {
    ${twoLines}
    min-width: 0;
    padding-block: 0.05em;
    font-size: ${({ $size }) => u($size)};
    font-weight: 800;
    line-height: 1.05;
  }
`

const Mark = styled.span<{ $color: string }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${u(20)};
  height: ${u(20)};
  border-radius: ${u(4)};
  background: ${({ $color }) => readableOn($color)};
  color: ${({ $color }) => $color};
  font-family: ${font.title};
  font-size: ${u(9)};
  font-weight: 800;
`

const Others = styled.ul`
  position: relative;
  display: flex;
  justify-content: space-evenly;
  gap: ${u(4)};
  padding: ${u(3)} ${u(6)};
  background: ${color.board};
  color: ${color.onBoard};
  font-family: ${font.title};
  font-size: ${u(4.2)};
  &:empty { display: none; }
  li { display: flex; align-items: center; gap: ${u(2)}; min-width: 0; }
  small { flex: none; color: ${color.boardMuted}; font-family: ${font.text}; font-size: ${u(3.8)}; }
  b { ${twoLines} min-width: 0; text-align: left; }
`
