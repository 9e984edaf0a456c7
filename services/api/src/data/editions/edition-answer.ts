import type { SportClosing } from '@torneo/contracts/competition/closing'
import type { Competition } from '@torneo/contracts/competition/competition'
import type { GeneralCup } from '@torneo/contracts/competition/general-cup-record'
import type { MatchRow } from '@torneo/contracts/match/matches'
import { PublicTournament } from '@torneo/contracts/site/public'
import { Player } from '@torneo/contracts/tournament/players'
import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import type { StandingRow } from '@torneo/contracts/tournament/standings'
import { compareNames } from '@torneo/domain/format/compare-names'
import { inSlices } from '@torneo/serving/in-slices'
import type { FastifyInstance } from 'fastify'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { toContract } from '../../platform/http/to-contract'
import { createCompetitions } from '../competitions/competitions'
import { createClosings } from '../read-models/closings'
import { createGeneralCups } from '../read-models/general-cups'
import { createMatchRows } from '../read-models/match-rows'
import { createMatchesPlayed } from '../read-models/matches-played'
import { createTables } from '../read-models/tables'
import { createTournamentCache } from '../read-models/tournament-cache'
import type { TournamentRepositories } from '../read-models/tournament-caches'

const Head = z.pick(PublicTournament, { tournament: true, sports: true, promotions: true, teams: true })

/** An edition as it was shown, inactive sports included; tables and competitions by sport id. */
export interface EditionAnswer extends z.output<typeof Head> {
  /** Players on the lists or dropped from them, by number, then name. */
  readonly players: readonly Player[]
  readonly matches: readonly MatchRow[]
  readonly standings: Readonly<Record<string, StandingRow[]>>
  readonly scorers: Readonly<Record<string, ScorerRow[]>>
  readonly competitions: Readonly<Record<string, Competition>>
  readonly closings: readonly SportClosing[]
  /** Null or absent: the edition had none. */
  readonly generalCup?: GeneralCup | null
  /** The cup as the closing of one more sport. */
  readonly cupClosing?: readonly SportClosing[]
}

type EditionRepositories = TournamentRepositories & Pick<FastifyInstance['services'], 'players'>

/** Documents by collection. */
export type EditionDocuments = ReadonlyMap<string, readonly (Document & { readonly _id: string })[]>

/** A feed of documents that never change. */
const unchanging = { on: () => undefined, isLive: () => true }

/** Computes what an edition shows from its documents, promotions and own record included, as the open one is computed. */
export async function editionAnswer(
  { players: playersRepository, ...repositories }: EditionRepositories,
  documents: EditionDocuments,
): Promise<EditionAnswer> {
  const tournament = createTournamentCache({
    ...repositories,
    changes: unchanging,
    documentsOf: (collection) => async () => [...(documents.get(collection) ?? [])],
  })
  const competitions = createCompetitions(tournament)
  const played = createMatchesPlayed(tournament)
  const tables = createTables(tournament, competitions, played)
  const { sports: closings } = await createClosings(tournament, competitions, tables).of()
  const cups = createGeneralCups(tournament, competitions, tables)
  const sports = tournament.sports()
  const rows = createMatchRows(tournament)
  const bySport = <Value>(valueOf: (sportId: string) => Value | null): Record<string, Value> =>
    Object.fromEntries(
      sports.flatMap(({ id }) => {
        const value = valueOf(id)
        return value === null ? [] : [[id, value]]
      }),
    )
  const players = (documents.get('players') ?? []).flatMap((stored) =>
    stored['deleted'] ? [] : (playersRepository.read(stored) ?? []),
  )
  const matches: MatchRow[] = []
  await inSlices(tournament.matches(), (match) => matches.push(JSON.parse(rows.row(match)) as MatchRow))
  return {
    ...(toContract(Head, {
      tournament: tournament.tournaments()[0] ?? null,
      sports,
      promotions: tournament.promotions(),
      teams: tournament.teams(),
    }) as z.output<typeof Head>),
    players: toContract(
      z.array(Player),
      (await played.shown(players)).toSorted(
        (one, other) => one.number - other.number || compareNames(one.name, other.name),
      ),
    ) as Player[],
    matches,
    standings: bySport((id) => tables.now(id).standings),
    scorers: bySport((id) => tables.now(id).scorers),
    competitions: bySport(competitions.now),
    closings,
    generalCup: cups.now(),
    cupClosing: cups.closing(),
  }
}
