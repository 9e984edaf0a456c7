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
import { type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import { lineUpsTexts } from '../line-ups-texts'
import { suspensionsTexts } from '../suspensions/suspensions-texts'
import { eligibilityTexts } from './eligibility-texts'
import { playerLabels, rosterTexts, formatStats } from './roster-texts'

/** Name of the roster for the ids of its controls (`focusIds`). */
export const rosterName = 'roster'

interface RosterListProps {
  /** Players in the server's order, by number. */
  readonly players: readonly Player[]
  /** Ids of the suspended players. */
  readonly suspended: ReadonlySet<string>
  /** Ids of players who may be in another team of the sport too. */
  readonly namesakes?: ReadonlySet<string> | undefined
  /** Null makes the list read-only. */
  readonly actions: RowActions<Player> | null
}

/** Players by number: a table, or one line each on a phone. */
export function RosterList(props: RosterListProps) {
  const isPhone = useMedia('(max-width: 39.99em)')
  return isPhone ? <Lines {...props} /> : <Table {...props} />
}

const columnsFor = (marksOf: MarksOf): readonly DataColumn<Player>[] => [
  { key: 'number', width: [80], header: playerLabels.number, cell: ({ number }) => <Number>{number}</Number> },
  {
    key: 'name',
    header: playerLabels.name,
    primary: true,
    cell: (player) => (
      <Row as="span" $gap={12}>
        <PlayerPhoto address={player.photo} />
        <Named>
          <ClampedText>{player.name}</ClampedText>
          {marksOf(player)}
        </Named>
      </Row>
    ),
  },
  { key: 'position', header: playerLabels.position, width: [152, 1], cell: ({ position }) => position },
  { key: 'stats', header: rosterTexts.statsColumn, width: [112, 1.5], cell: ({ stats }) => formatStats(stats) || '-' },
]

function Table({ players, suspended, namesakes, actions }: RosterListProps) {
  const columns = useMemo(() => columnsFor(marksBy({ suspended, namesakes })), [suspended, namesakes])
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

type MarksOf = (player: Player) => readonly ReactNode[]

/** Builds the marks under a player's name. */
function marksBy({ suspended, namesakes }: Pick<RosterListProps, 'suspended' | 'namesakes'>): MarksOf {
  return ({ id, toConfirm, eligible = true, ineligibleReason }) => [
    ...(suspended.has(id)
      ? [
          <Badge key="suspended" tone="danger">
            {suspensionsTexts.suspended}
          </Badge>,
        ]
      : []),
    ...(eligible
      ? []
      : [
          <Badge key="ineligible" tone="danger">
            {eligibilityTexts.ineligible}
          </Badge>,
          <small key="reason">{ineligibleReason}</small>,
        ]),
    ...(toConfirm
      ? [
          <Badge key="unconfirmed" tone="warning">
            {lineUpsTexts.toConfirm}
          </Badge>,
        ]
      : []),
    ...(namesakes?.has(id)
      ? [
          <Badge key="namesake" tone="warning">
            {eligibilityTexts.maybeSame}
          </Badge>,
        ]
      : []),
  ]
}

function Lines({ players, actions, ...marked }: RosterListProps) {
  const marksOf = marksBy(marked)
  return (
    <List aria-label={rosterTexts.title}>
      {players.map((player) => {
        const { id, number, name, position, photo, stats } = player
        const marks = marksOf(player)
        return (
          <PlayerRow key={id} aria-busy={actions?.busyId === id || undefined}>
            <Number>{number}</Number>
            <PlayerPhoto address={photo} />
            <PlayerText>
              <strong>{name}</strong>
              <span>{[position, formatStats(stats)].filter(Boolean).join(' · ')}</span>
              {marks.length > 0 && <Named>{marks}</Named>}
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
  small { color: ${color.muted}; font-weight: 400; overflow-wrap: anywhere; ${text(12)} }
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
