import type { EditionChampions } from '@torneo/contracts/site/champions'
import { Card } from '@torneo/ui/layout/Card'
import { color, flexRow, gridGap, text } from '@torneo/ui/theme/tokens'
import { Crown } from 'lucide-react'
import styled from 'styled-components'
import { liveTexts } from '../live-texts'
import { Section } from '../parts/Section'
import { TeamMark } from '../parts/TeamMark'
import { championsTexts as texts } from './champions-texts'

/** The podiums of an edition, a card each: the champion, and the places after it. */
export function EditionPodiums({ edition: { year, podiums } }: { readonly edition: EditionChampions }) {
  return (
    <Section title={liveTexts.edition(year)}>
      <Podiums>
        {podiums.map(({ category, places }) => (
          <Card as="li" key={category} $padding={16}>
            <h3>{texts.championOf(category)}</h3>
            <Places>
              {places.map(({ place, team }) => (
                <li key={team.id}>
                  <TeamMark team={team} size={place === 1 ? 32 : 24} />
                  <Name as={place === 1 ? 'b' : 'span'}>{team.name}</Name>
                  {place === 1 ? <Crown size={20} aria-hidden /> : <small>{`${place}.º`}</small>}
                </li>
              ))}
            </Places>
          </Card>
        ))}
      </Podiums>
    </Section>
  )
}

const Podiums = styled.ul`
  ${gridGap('12px')}
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  h3 { margin-bottom: 8px; color: ${color.muted}; ${text(13)} }
`

const Places = styled.ol`
  ${gridGap('6px')}
  li { ${flexRow('10px')} }
  small { color: ${color.muted}; ${text(14)} }
  svg { flex: none; color: ${color.gold}; }
`

// A component, because the mark before it is a span too.
const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  &:is(b) { ${text(16)} }
  &:is(span) { color: ${color.muted}; ${text(14)} }
`
