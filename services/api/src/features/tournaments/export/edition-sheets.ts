import { own } from '@torneo/contracts/fields/own'
import type { MatchRow } from '@torneo/contracts/match/matches'
import { type Official, type OfficialRole, officialRoleNames } from '@torneo/contracts/match/officials'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import { shownPlace } from '@torneo/domain/competition/shown-leads'
import { isWithdrawn } from '@torneo/domain/competition/withdrawn'
import { formatCsv } from '@torneo/domain/csv/csv-table'
import { distinctNames, officialKey, officialNames } from '@torneo/domain/fixture/officials'
import { formatMinute } from '@torneo/domain/format/format-minute'
import { labelOfEvent } from '@torneo/domain/match/event-types'
import { formatRound } from '@torneo/domain/match/format-round'
import { displayStateOf } from '@torneo/domain/match/list/match-state'
import { plainSideName } from '@torneo/domain/match/side-name'
import type { WholeEdition } from '../../../data/editions/read-edition'
import { exportTexts as texts } from './export-texts'

type Cell = string | number | null | undefined

interface Sheet {
  readonly file: string
  readonly columns: readonly string[]
}

const sheet = ({ file, columns }: Sheet, rows: readonly (readonly Cell[])[]) => ({
  name: file,
  content: formatCsv(
    columns,
    rows.map((cells) => cells.map((cell) => cell ?? '')),
  ),
})

const yesOrNo = (value: boolean) => (value ? texts.yes : texts.no)
const formatDate = (date: string) => date.split('-').toReversed().join('/')
const isPlayed = ({ status }: MatchRow) => status === 'finished' || status === 'live'

/** Officials on the list, or only those whom a match names, then the other names in matches; each with its matches. */
function officialRows(matches: readonly MatchRow[], officials: readonly Official[], isOpen: boolean): Cell[][] {
  const names = matches.flatMap(({ referee }) => distinctNames(officialNames(referee)))
  const counts = new Map<string, number>()
  for (const key of names.map(officialKey)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const listed = officials.filter(({ name }) => isOpen || counts.has(officialKey(name)))
  const roles = new Map(listed.map(({ name, role }) => [officialKey(name), role]))
  return distinctNames([...listed.map(({ name }) => name), ...names]).map((name) => {
    const key = officialKey(name)
    return [name, officialRoleNames[roles.get(key) as OfficialRole], counts.get(key) ?? 0]
  })
}

/** Formats an edition as sheets, one by one. `pictureOf` returns the place of a picture in the archive, or its own address. */
export function* editionSheets(
  { answer, events }: WholeEdition,
  officials: readonly Official[],
  pictureOf: (address: string) => string,
) {
  const { tournament, sports, promotions, teams, players, matches, standings, scorers, competitions, closings } = answer
  const sportName = new Map(sports.map(({ id, name }) => [id, name]))
  const promotionName = new Map(promotions.map(({ id, name }) => [id, name]))
  const teamById = new Map(teams.map((team) => [team.id, team]))
  const playersSport = (teamId: string) => sportName.get(teamById.get(teamId)?.sportId ?? '')

  const tableRows = (sport: string, phase: string, zone: string, rows: readonly StandingRow[]): Cell[][] =>
    rows.map((row) => [
      ...[sport, phase, zone, shownPlace(row, rows), row.team.name],
      ...[row.played, row.won, row.drawn, row.lost, row.goalsFor, row.goalsAgainst, row.goalDifference, row.points],
      yesOrNo(row.team.withdrawn ?? false),
    ])
  const tablesOf = (id: string, name: string): Cell[][] => {
    const leagues = (own(competitions, id)?.phases ?? []).flatMap((phase) => (phase.kind === 'league' ? phase : []))
    if (leagues.length === 0) return tableRows(name, '', '', own(standings, id) ?? [])
    return leagues.flatMap((phase) =>
      phase.tables.flatMap(({ zoneId, rows }) =>
        tableRows(name, phase.name, phase.zones.find((zone) => zone.id === zoneId)?.name ?? '', rows),
      ),
    )
  }

  yield sheet(
    texts.sports,
    sports.map(({ name, description, rules: { playersPerTeam, matchDuration }, active }) => [
      name,
      description,
      playersPerTeam,
      matchDuration,
      yesOrNo(active),
    ]),
  )
  yield sheet(
    texts.promotions,
    promotions.map(({ name, year, category, color, description, logo }) => [
      name,
      year,
      category,
      color,
      description,
      pictureOf(logo),
    ]),
  )
  yield sheet(
    texts.teams,
    teams.map(({ id, name, sportId, promotionId, promotionYear, category, color, logo }) => [
      name,
      sportName.get(sportId),
      promotionName.get(promotionId),
      promotionYear,
      category,
      color,
      pictureOf(logo),
      yesOrNo(isWithdrawn(own(competitions, sportId), id)),
    ]),
  )
  yield sheet(
    texts.players,
    players.map(({ teamId, number, name, position, left, eligible = true, ineligibleReason, stats, photo }) => [
      ...[teamById.get(teamId)?.name, playersSport(teamId), number, name, position],
      ...[yesOrNo(!left), yesOrNo(eligible), ineligibleReason],
      ...[stats.matchesPlayed, stats.goals, stats.assists, stats.yellowCards, stats.redCards, pictureOf(photo)],
    ]),
  )
  yield sheet(
    texts.matches,
    matches.map((match) => [
      ...[formatDate(match.date), match.time, [match.location, match.field].filter(Boolean).join(' · ')],
      ...[match.sport?.name, match.tieId ? formatRound(match) : '', match.zoneName, match.round],
      ...[plainSideName(match, 'home'), plainSideName(match, 'away'), texts.states[displayStateOf(match)]],
      ...(isPlayed(match) ? [match.homeScore, match.awayScore] : ['', '']),
      match.sets?.map(({ home, away }) => `${home}-${away}`).join(' '),
      match.shootout && `${match.shootout.home} a ${match.shootout.away}`,
      match.referee,
    ]),
  )
  yield sheet(
    texts.events,
    matches.flatMap((match) =>
      (events.get(match.id) ?? [])
        .toReversed()
        .map((event) => [
          ...[formatDate(match.date), match.sport?.name, plainSideName(match, 'home'), plainSideName(match, 'away')],
          ...[formatMinute(event.minute, event.added), labelOfEvent(event.type), teamById.get(event.teamId)?.name],
          ...[event.playerName, event.assistPlayerName, event.outPlayerName],
        ]),
    ),
  )
  yield sheet(
    texts.standings,
    sports.flatMap(({ id, name }) => tablesOf(id, name)),
  )
  yield sheet(
    texts.scorers,
    sports.flatMap(({ id, name }) =>
      (own(scorers, id) ?? []).map(({ position, player, team, goals, assists, matchesPlayed }) => [
        ...[name, position, player.name, team.name, goals, assists, matchesPlayed],
      ]),
    ),
  )
  yield sheet(
    texts.champions,
    closings.flatMap(({ podiums }) =>
      podiums.flatMap(({ category, places }) =>
        places.map(({ place, team }) => [category, place, team.name, team.promotionYear]),
      ),
    ),
  )
  if (answer.generalCup)
    yield sheet(
      texts.cup,
      answer.generalCup.table.flatMap(({ position, promotion, points: total, lines }) =>
        lines.map(({ name, place, points, sure }) => [
          ...[position, promotion.name, promotion.category, total, name, place, points, yesOrNo(sure)],
        ]),
      ),
    )
  yield sheet(texts.officials, officialRows(matches, officials, tournament?.state !== 'archived'))
}
