import type { EditionChampions } from '@torneo/contracts/site/champions'
import { Badge, type BadgeTone } from '@torneo/ui/display/Badge'
import { Card } from '@torneo/ui/layout/Card'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { liveTexts } from '../live-texts'
import { Section } from '../parts/Section'
import { TeamMark } from '../parts/TeamMark'
import { championsTexts as texts } from './champions-texts'

const tones: Readonly<Record<number, BadgeTone>> = { 1: 'gold', 2: 'silver', 3: 'bronze' }

interface PromotionYearsProps {
  readonly editions: readonly EditionChampions[]
  /** Year of the open edition, in which a team without a place still plays. */
  readonly openYear: number | undefined
}

/** The teams of a promotion, edition by edition, with their best places. */
export function PromotionYears({ editions, openYear }: PromotionYearsProps) {
  const played = editions.filter(({ teams }) => teams.length > 0)
  const titles = played.flatMap(({ teams }) => teams.filter(({ place }) => place === 1))
  if (played.length === 0) return <p>{texts.neverPlayed}</p>
  return (
    <>
      <p>{texts.sums(played.length, titles.length)}</p>
      {played.map(({ year, teams }) => (
        <Section key={year} title={liveTexts.edition(year)}>
          <Card $padding={0}>
            <Teams>
              {teams.map(({ team, sport, place }) => (
                <li key={team.id}>
                  <TeamMark team={team} size={28} />
                  <Names>
                    {team.name}
                    <small>
                      {sport.icon} {sport.name}
                    </small>
                  </Names>
                  {place === null ? (
                    <small>{year === openYear ? texts.plays : texts.played}</small>
                  ) : (
                    <Badge tone={tones[place] ?? 'neutral'}>{texts.places[place] ?? `${place}.º`}</Badge>
                  )}
                </li>
              ))}
            </Teams>
          </Card>
        </Section>
      ))}
    </>
  )
}

const Teams = styled.ul`
  > li {
    ${flexWrap('4px 12px', 'center')}
    min-height: 56px;
    padding: 8px 16px;
    &:not(:first-child) { border-top: 1px solid ${color.line}; }
  }

  small { color: ${color.muted}; ${text(13)} }
`

// A component, because marks and badges are spans too.
const Names = styled.span`
  flex: 1;
  min-width: 8rem;
  overflow-wrap: anywhere;
  > small { display: block; }
`
