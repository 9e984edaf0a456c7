import type { Player } from '@torneo/contracts/tournament/players'
import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { RecordActions, type RowActions } from '@torneo/panel/record/RecordActions'
import { Badge } from '@torneo/ui/display/Badge'
import { ClampedText } from '@torneo/ui/display/ClampedText'
import { Row } from '@torneo/ui/layout/Row'
import { useMedia } from '@torneo/ui/layout/use-media'
import { DataTable, type DataColumn } from '@torneo/ui/lists/DataTable'
import { clampLines, color, flexRow, font, gridGap, text } from '@torneo/ui/theme/tokens'
import { UserRound } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { lineUpsTexts } from '../line-ups/line-ups-texts'
import { suspensionsTexts } from '../suspensions/suspensions-texts'
import { playerLabels, rosterTexts, formatStats } from './roster-texts'

/** Name of the roster for the ids of its controls (`focusIds`). */
export const rosterName = 'roster'

interface RosterListProps {
  /** Players in the server's order, by number. */
  readonly players: readonly Player[]
  /** Ids of the suspended players. */
  readonly suspended: ReadonlySet<string>
  /** Null makes the list read-only. */
  readonly actions: RowActions<Player> | null
}

/** Players by number: a table, or one line each on a phone. */
export function RosterList(props: RosterListProps) {
  const isPhone = useMedia('(max-width: 39.99em)')
  return isPhone ? <Lines {...props} /> : <Table {...props} />
}

const columnsFor = (suspended: ReadonlySet<string>): readonly DataColumn<Player>[] => [
  { key: 'number', width: [80], header: playerLabels.number, cell: ({ number }) => <Number>{number}</Number> },
  {
    key: 'name',
    header: playerLabels.name,
    primary: true,
    cell: ({ id, name, photo, toConfirm }) => (
      <Row as="span" $gap={12}>
        <PlayerPhoto address={photo} />
        <Named>
          <ClampedText>{name}</ClampedText>
          {suspended.has(id) && <Suspended />}
          {toConfirm && <Unconfirmed />}
        </Named>
      </Row>
    ),
  },
  { key: 'position', header: playerLabels.position, width: [152, 1], cell: ({ position }) => position },
  { key: 'stats', header: rosterTexts.statsColumn, width: [112, 1.5], cell: ({ stats }) => formatStats(stats) || '-' },
]

function Table({ players, suspended, actions }: RosterListProps) {
  const columns = useMemo(() => columnsFor(suspended), [suspended])
  return (
    <DataTable
      caption={rosterTexts.title}
      columns={columns}
      rows={players}
      rowKey={({ id }) => id}
      actions={actions ? actionsFor(actions) : undefined}
    />
  )
}

const actionsFor = (actions: RowActions<Player>) => (player: Player) => <Actions player={player} {...actions} />

const Unconfirmed = () => <Badge tone="warning">{lineUpsTexts.toConfirm}</Badge>
const Suspended = () => <Badge tone="danger">{suspensionsTexts.suspended}</Badge>

function Lines({ players, suspended, actions }: RosterListProps) {
  return (
    <List aria-label={rosterTexts.title}>
      {players.map((player) => {
        const { id, number, name, position, photo, stats, toConfirm } = player
        return (
          <PlayerRow key={id} aria-busy={actions?.busyId === id || undefined}>
            <Number>{number}</Number>
            <PlayerPhoto address={photo} />
            <PlayerText>
              <strong>{name}</strong>
              <span>{[position, formatStats(stats)].filter(Boolean).join(' · ')}</span>
              {(suspended.has(id) || toConfirm) && (
                <Named>
                  {suspended.has(id) && <Suspended />}
                  {toConfirm && <Unconfirmed />}
                </Named>
              )}
            </PlayerText>
            {actions && <Actions player={player} {...actions} />}
          </PlayerRow>
        )
      })}
    </List>
  )
}

function Actions({ player, ...actions }: { player: Player } & RowActions<Player>) {
  const { edit, remove } = rosterTexts
  return (
    <RecordActions
      collection={rosterName}
      record={player}
      editLabel={edit(player.name)}
      removeLabel={remove(player.name)}
      {...actions}
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

// Place the mark on its own line: next to a long name it would wrap.
const Named = styled.span`
  ${gridGap('2px')}
  justify-items: start;
  min-width: 0;
`

const List = styled.ul.attrs({ role: 'list' })`
  margin-inline: calc(-1 * var(--pane-padding));
  border-block: 1px solid ${color.line};
  background: ${color.surface};
`

const PlayerRow = styled.li`
  ${flexRow('12px')}
  min-height: 64px;
  padding: 8px 8px 8px var(--pane-padding);
  & + & { border-top: 1px solid ${color.line}; }
`

const PlayerText = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  strong { ${clampLines(3)} font-weight: 600; ${text(14)} }
  > span:nth-child(2) { color: ${color.muted}; ${text(12)} }
`

/** A player's round photo, or an icon without one. Decorative: the name is next to it. */
function PlayerPhoto({ address }: { readonly address: string }) {
  const placeholder = <UserRound size={18} aria-hidden />
  return (
    <Root>
      {address === '' ? placeholder : <LoadedImage address={shownAddress(address, 160)} fallback={placeholder} lazy />}
    </Root>
  )
}

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color.muted};
  img { width: 100%; height: 100%; object-fit: cover; }
`
