import type { Promotion } from '@torneo/contracts/tournament/promotions'
import type { Team, TeamRoster } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { RecordActions, type RowActions } from '@torneo/panel/record/RecordActions'
import { Link } from '@torneo/router'
import { Badge } from '@torneo/ui/display/Badge'
import { Row } from '@torneo/ui/layout/Row'
import { useMedia } from '@torneo/ui/layout/use-media'
import { contentVisibility } from '@torneo/ui/lists/content-visibility'
import { DataTable, type DataColumn } from '@torneo/ui/lists/DataTable'
import { LongList } from '@torneo/ui/lists/LongList'
import { clampLines, color, gridGap, media, text } from '@torneo/ui/theme/tokens'
import { ChevronRight, ClipboardList } from 'lucide-react'
import styled from 'styled-components'
import { Crest } from '../../parts/Crest'
import { LinkButton } from '../../parts/LinkButton'
import { rosterAddress } from '../../parts/team-address'
import { teamLabels, teamRosterTexts, teamsTexts as texts } from './teams-texts'

interface TeamsTableProps extends RowActions<Team> {
  readonly teams: readonly Team[]
  readonly sports: readonly TournamentSport[]
  readonly promotions: readonly Promotion[]
  /** Undefined until loaded. */
  readonly rosters: readonly TeamRoster[] | undefined
}

/** Teams by name, as three short lines each on a phone. Missing values are a dash (R39). */
export function TeamsTable(props: TeamsTableProps) {
  const isPhone = useMedia('(max-width: 39.99em)')
  return isPhone ? <Lines {...props} /> : <Table {...props} />
}

function Table(props: TeamsTableProps) {
  return (
    <DataTable
      caption={texts.list}
      columns={columnsFor(labelsOf(props))}
      rows={props.teams}
      rowKey={({ id }) => id}
      actionsWidth={212}
      actions={actionsFor(props)}
    />
  )
}

function columnsFor({
  sportOf,
  promotionOf,
  captainOf,
  rosterOf,
}: ReturnType<typeof labelsOf>): readonly DataColumn<Team>[] {
  return [
    {
      key: 'name',
      header: teamLabels.name,
      primary: true,
      width: [180, 2],
      cell: (team) => (
        <Row $gap={12}>
          <TeamCrest team={team} />
          <TwoLines>
            <span>{team.name}</span>
            <small>{sportOf(team)}</small>
          </TwoLines>
        </Row>
      ),
    },
    {
      key: 'promotion',
      header: texts.promotionColumn,
      width: [160, 2],
      cell: (team) => (
        <TwoLines>
          <span>{promotionOf(team)}</span>
          <small>{[team.category, captainOf(team)].filter(Boolean).join(' · ')}</small>
        </TwoLines>
      ),
    },
    {
      key: 'players',
      header: texts.playersColumn,
      numeric: true,
      width: [96],
      cell: (team) => (
        <TwoLines>
          <span>{rosterOf(team)?.players ?? texts.missing}</span>
          <Open roster={rosterOf(team)} />
        </TwoLines>
      ),
    },
  ]
}

function actionsFor(props: TeamsTableProps) {
  const { nameOf } = labelsOf(props)
  return (team: Team) => (
    <>
      <LinkButton to={rosterAddress(team.id)} $size="sm" aria-label={teamRosterTexts.openOf(nameOf(team))}>
        <ClipboardList size={16} aria-hidden />
        {teamRosterTexts.open}
      </LinkButton>
      <Actions team={team} name={nameOf(team)} {...props} />
    </>
  )
}

/** Phone layout: name and link to the roster within reach of the thumb. */
function Lines(props: TeamsTableProps) {
  const { nameOf, sportOf, rosterOf } = labelsOf(props)
  return (
    <List aria-label={texts.list}>
      <LongList rows={props.teams} rowKey={({ id }) => id}>
        {(team) => {
          const roster = rosterOf(team)
          return (
            <TeamRow aria-busy={props.busyId === team.id || undefined}>
              <RosterLink to={rosterAddress(team.id)}>
                <TeamCrest team={team} />
                <TwoLines>
                  <span>
                    <strong>{team.name}</strong> <small>{team.category}</small>
                  </span>
                  <small>
                    {[sportOf(team), roster?.captain && texts.shortCaptain(roster.captain)].filter(Boolean).join(' · ')}
                  </small>
                  <small>
                    <b>
                      {teamRosterTexts.open}
                      {roster && `: ${teamRosterTexts.count(roster.players)}`}
                    </b>
                    <ChevronRight size={14} aria-hidden />
                  </small>
                  <Open roster={roster} />
                </TwoLines>
              </RosterLink>
              <Actions team={team} name={nameOf(team)} {...props} />
            </TeamRow>
          )
        }}
      </LongList>
    </List>
  )
}

function labelsOf({ teams, sports, promotions, rosters }: TeamsTableProps) {
  const sportBy = new Map(sports.map((sport) => [sport.id, sport]))
  const promotionBy = new Map(promotions.map((promotion) => [promotion.id, promotion.name]))
  const rosterBy = new Map(rosters?.map((roster) => [roster.teamId, roster]))
  const countBy = new Map<string, number>()
  for (const { name } of teams) countBy.set(name, (countBy.get(name) ?? 0) + 1)
  return {
    /** Adds the sport to a name that several of a promotion's teams share, so that labels are unique. */
    nameOf({ name, sportId }: Team) {
      const sport = sportBy.get(sportId)
      return (countBy.get(name) ?? 0) > 1 && sport ? `${name}, ${sport.name}` : name
    },
    sportOf({ sportId }: Team) {
      const sport = sportBy.get(sportId)
      return sport ? `${sport.icon} ${sport.name}` : texts.missing
    },
    promotionOf: ({ promotionId }: Team) => promotionBy.get(promotionId) ?? texts.missing,
    rosterOf: ({ id }: Team) => rosterBy.get(id),
    captainOf({ id }: Team) {
      const roster = rosterBy.get(id)
      return roster && (roster.captain ?? teamRosterTexts.noCaptain)
    },
  }
}

function Actions({ team, name, busyId, onEdit, onRemove }: { team: Team; name: string } & RowActions<Team>) {
  return (
    <RecordActions
      collection="teams"
      record={team}
      editLabel={texts.edit(name)}
      removeLabel={texts.remove(name)}
      {...{ busyId, onEdit, onRemove }}
    />
  )
}

/** Counts what is open in a list: late players to confirm (B45), and who may not play (B48). */
function Open({ roster }: { readonly roster: TeamRoster | undefined }) {
  const { toConfirm = 0, ineligible = 0 } = roster ?? {}
  return (
    <>
      {toConfirm > 0 && <Badge tone="warning">{texts.toConfirm(toConfirm)}</Badge>}
      {ineligible > 0 && <Badge tone="neutral">{texts.ineligible(ineligible)}</Badge>}
    </>
  )
}

const TeamCrest = ({ team: { color: own, promotionColor, promotionYear, logo } }: { team: Team }) => (
  <Crest year={promotionYear} tint={own || (promotionColor ?? '')} logo={logo} />
)

const TwoLines = styled.span`
  ${gridGap('0')}
  flex: 1;
  min-width: 0;
  > * { ${clampLines(3)} }
  small { color: ${color.muted}; font-weight: 400; ${text(12)} }
  strong { font-weight: 600; ${text(14)} }
`

const List = styled.ul.attrs({ role: 'list' })`
  margin-inline: calc(-1 * var(--pane-padding));
  border-block: 1px solid ${color.line};
  background: ${color.surface};
`

const TeamRow = styled.li`
  display: flex;
  align-items: center;
  min-height: 72px;
  padding-right: 8px;
  & + & { border-top: 1px solid ${color.line}; }
  ${contentVisibility(72)}
`

const RosterLink = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 72px;
  padding: 8px 8px 8px var(--pane-padding);
  text-decoration: none;
  small > b { color: ${color.text}; font-weight: 600; }
  small > svg { display: inline-block; margin: 0 0 -2px 2px; }
  ${media.hover} { &:hover { background: ${color.sunken}; } }
  &:focus-visible { outline-offset: -3px; }
`
