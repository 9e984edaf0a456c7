import type { PublicGeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { allCupColumns } from '@torneo/domain/general-cup/cup-columns'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { cupTexts as texts } from './cup-texts'

interface HowItSumsProps {
  readonly cup: PublicGeneralCup
  readonly sports: readonly TournamentSport[]
}

/** 'Cómo se suma': the points of each place, by sport and contest. */
export function HowItSums({ cup, sports }: HowItSumsProps) {
  const rules = [
    ...cup.sports.map(({ sportId, points, participation = 0 }) => ({ key: sportId, points, participation })),
    ...cup.contests.map(({ id, points }) => ({ key: `concurso-${id}`, points, participation: 0 })),
  ]
  return (
    <Root>
      <summary>{texts.how}</summary>
      <ul>
        {allCupColumns(cup, sports).map(({ key, icon, name }) => {
          const rule = rules.find((one) => one.key === key)
          return (
            rule && (
              <li key={key}>
                <b>
                  {icon} {name}
                </b>
                : {texts.howOf(rule.points, rule.participation)}
              </li>
            )
          )
        })}
        <li>{texts.tie}</li>
      </ul>
    </Root>
  )
}

const Root = styled.details`
  ${text(14)}
  summary { min-height: 44px; padding-block: 10px; cursor: pointer; font-weight: 600; }
  ul { ${gridGap('6px')} color: ${color.muted}; }
  b { color: ${color.text}; font-weight: 600; }
`
