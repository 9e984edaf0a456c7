import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import type { Ref } from 'react'
import styled from 'styled-components'
import { SportForm } from './late-sport-form'
import { SportCard } from './SportCard'
import type { SportFormHandle } from './SportForm'
import { sportsTexts } from './sports-texts'

interface SportsListProps {
  readonly sports: readonly TournamentSport[]
  /** Id of the edited sport. */
  readonly editing: string | null
  readonly form: Ref<SportFormHandle>
  /** Id of the sport whose deletion is being confirmed or sent. */
  readonly busyId: string | null
  readonly onEdit: (sport: TournamentSport) => void
  readonly onRemove: (sport: TournamentSport) => void
  readonly onClosed: (sport: TournamentSport) => void
}

/** Cards of the sports, with the form in place of the edited one. */
export function SportsList({ sports, editing, form, busyId, onEdit, onRemove, onClosed }: SportsListProps) {
  return (
    <Grid aria-label={sportsTexts.list}>
      {sports.map((sport) => (
        <Place key={sport.id} $wide={sport.id === editing}>
          {sport.id === editing ? (
            <SportForm sport={sport} ref={form} onClose={() => onClosed(sport)} />
          ) : (
            <SportCard
              sport={sport}
              onEdit={() => onEdit(sport)}
              onRemove={() => onRemove(sport)}
              busy={busyId === sport.id}
            />
          )}
        </Place>
      ))}
    </Grid>
  )
}

const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 16px;
`

const Place = styled.li<{ $wide: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`
