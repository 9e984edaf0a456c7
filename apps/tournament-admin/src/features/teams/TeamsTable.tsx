import styled from 'styled-components'
import type { Promotion } from '@torneo/contracts/promotions'
import type { Team } from '@torneo/contracts/teams'
import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import { RecordActions } from '@torneo/panel/RecordActions'
import { Badge } from '@torneo/ui/Badge'
import { DataTable, type DataColumn } from '@torneo/ui/DataTable'
import { Crest } from '../../parts/Crest'
import { categoryLabel, teamLabels, teamsTexts as texts } from './teams-texts'

interface TeamsTableProps {
  readonly teams: readonly Team[]
  readonly sports: readonly TournamentSport[]
  readonly promotions: readonly Promotion[]
  readonly busyId: string | null
  readonly onEdit: (team: Team) => void
  readonly onRemove: (team: Team) => void
}

/** The teams by name; a card each on a phone. What a team misses is a dash (R39). */
export function TeamsTable(props: TeamsTableProps) {
  return (
    <DataTable
      caption={texts.list}
      columns={columnsFor(props)}
      rows={props.teams}
      rowKey={({ id }) => id}
      actions={actionsFor(props)}
    />
  )
}

function columnsFor({ sports, promotions }: TeamsTableProps): readonly DataColumn<Team>[] {
  const sportOf = ({ sportId }: Team) => {
    const sport = sports.find(({ id }) => id === sportId)
    return sport ? `${sport.icon} ${sport.name}` : texts.missing
  }
  const promotionOf = ({ promotionId }: Team) => promotions.find(({ id }) => id === promotionId)?.name ?? texts.missing
  return [
    { key: 'name', header: teamLabels.name, primary: true, cell: (team) => <Named team={team} /> },
    { key: 'sport', header: teamLabels.sportId, cell: sportOf },
    { key: 'promotion', header: teamLabels.promotionId, cell: (team) => <Words>{promotionOf(team)}</Words> },
    {
      key: 'category', header: categoryLabel,
      cell: ({ category }) => (category ? <Badge tone="neutral">{category}</Badge> : texts.missing),
    },
  ]
}

function actionsFor({ teams, sports, busyId, onEdit, onRemove }: TeamsTableProps) {
  // A promotion's teams often share their name: the sport tells which one a button is about.
  const nameOf = ({ id, name, sportId }: Team) => {
    const isShared = teams.some((other) => other.id !== id && other.name === name)
    const sport = sports.find((one) => one.id === sportId)
    return isShared && sport ? `${name}, ${sport.name}` : name
  }
  return (team: Team) => (
    <RecordActions
      collection="teams"
      id={team.id}
      editLabel={texts.edit(nameOf(team))}
      removeLabel={texts.remove(nameOf(team))}
      isBusy={busyId === team.id}
      onEdit={() => onEdit(team)}
      onRemove={() => onRemove(team)}
    />
  )
}

function Named({ team: { name, color, promotionColor, promotionYear, logo } }: { team: Team }) {
  return (
    <Row>
      <Crest year={promotionYear} tint={color || (promotionColor ?? '')} logo={logo} />
      <Words>{name}</Words>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`

const Words = styled.span`
  display: block;
  min-width: 0;
  overflow-wrap: anywhere;
`
