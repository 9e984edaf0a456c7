import styled from 'styled-components'
import type { Player } from '@torneo/contracts/players'
import { RecordActions } from '@torneo/panel/RecordActions'
import { DataTable, type DataColumn } from '@torneo/ui/DataTable'
import { color, font, text } from '@torneo/ui/tokens'
import { useMedia } from '@torneo/ui/use-media'
import { PlayerPhoto } from './PlayerPhoto'
import { playerLabels, rosterTexts, statsWords } from './roster-texts'

/** The roster's name for the ids of its controls (`focusIds`). */
export const rosterName = 'roster'

interface PlayerActions {
  readonly edit: (player: Player) => void
  readonly remove: (player: Player) => void
}

interface RosterListProps {
  /** In the order of the answer: by number. */
  readonly players: readonly Player[]
  /** The player who is being deleted. */
  readonly busyId: string | null
  /** Without them the list is only read. */
  readonly actions: PlayerActions | null
}

/** The players by number: a table, on a phone a line each. */
export function RosterList(props: RosterListProps) {
  const isPhone = useMedia('(max-width: 639.98px)')
  return isPhone ? <Lines {...props} /> : <Table {...props} />
}

const columns: readonly DataColumn<Player>[] = [
  { key: 'number', width: [80], header: playerLabels.number, cell: ({ number }) => <Number>{number}</Number> },
  { key: 'name', header: playerLabels.name, primary: true, cell: ({ name, photo }) => <Person><PlayerPhoto address={photo} />{name}</Person> },
  { key: 'position', header: playerLabels.position, width: [152, 1], cell: ({ position }) => position },
  { key: 'stats', header: rosterTexts.statsColumn, width: [112, 1.5], cell: ({ stats }) => statsWords(stats) || '-' },
]

function Table({ players, busyId, actions }: RosterListProps) {
  return (
    <DataTable
      caption={rosterTexts.title}
      columns={columns}
      rows={players}
      rowKey={({ id }) => id}
      actions={actions ? actionsFor(actions, busyId) : undefined}
    />
  )
}

function actionsFor(actions: PlayerActions, busyId: string | null) {
  return (player: Player) => <Actions player={player} busyId={busyId} actions={actions} />
}

function Lines({ players, busyId, actions }: RosterListProps) {
  return (
    <List aria-label={rosterTexts.title}>
      {players.map((player) => {
        const { id, number, name, position, photo, stats } = player
        return (
          <Line key={id} aria-busy={busyId === id || undefined}>
            <Number>{number}</Number>
            <PlayerPhoto address={photo} />
            <Words>
              <strong>{name}</strong>
              <span>{[position, statsWords(stats)].filter(Boolean).join(' · ')}</span>
            </Words>
            {actions && <Actions player={player} busyId={busyId} actions={actions} />}
          </Line>
        )
      })}
    </List>
  )
}

function Actions({ player, busyId, actions }: { player: Player; busyId: string | null; actions: PlayerActions }) {
  return (
    <RecordActions
      collection={rosterName}
      id={player.id}
      editLabel={rosterTexts.edit(player.name)}
      removeLabel={rosterTexts.remove(player.name)}
      isBusy={busyId === player.id}
      onEdit={() => actions.edit(player)}
      onRemove={() => actions.remove(player)}
    />
  )
}

const Number = styled.span`
  flex: none;
  min-width: 26px;
  font-family: ${font.title};
  font-weight: 800;
  text-align: center;
  font-variant-numeric: tabular-nums;
  ${text(20)}
`

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  overflow-wrap: anywhere;
`

const List = styled.ul.attrs({ role: 'list' })`
  margin-inline: calc(-1 * var(--pane-padding));
  border-block: 1px solid ${color.line};
  background: ${color.surface};
`

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 8px 8px 8px var(--pane-padding);
  & + & { border-top: 1px solid ${color.line}; }
`

const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  strong { font-weight: 600; ${text(14)} }
  span { color: ${color.muted}; ${text(12)} }
`
