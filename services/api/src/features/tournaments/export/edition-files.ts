import { setImmediate as nextTurn } from 'node:timers/promises'
import { SportClosing } from '@torneo/contracts/competition/closing'
import { Competition } from '@torneo/contracts/competition/competition'
import { MatchEvent } from '@torneo/contracts/match/match-events'
import { MatchRow } from '@torneo/contracts/match/matches'
import type { Official } from '@torneo/contracts/match/officials'
import { Player } from '@torneo/contracts/tournament/players'
import { Promotion } from '@torneo/contracts/tournament/promotions'
import { ScorerRow } from '@torneo/contracts/tournament/scorers'
import { StandingRow } from '@torneo/contracts/tournament/standings'
import { Team } from '@torneo/contracts/tournament/teams'
import { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { Tournament } from '@torneo/contracts/tournament/tournaments'
import { sliceMs } from '@torneo/serving/in-slices'
import { z } from 'zod/mini'
import type { WholeEdition } from '../../../data/editions/read-edition'
import type { StoredFilesRepository } from '../../../data/files/stored-files.repository'
import { toContract } from '../../../platform/http/to-contract'
import { picturesOf, readPicture, reasonOf } from './edition-pictures'
import { editionSheets } from './edition-sheets'
import { exportTexts as texts } from './export-texts'

/** A file of the archive. */
interface EditionFile {
  readonly name: string
  readonly input: string | Uint8Array | AsyncIterable<string>
}

interface ExportParts {
  readonly files: StoredFilesRepository
  readonly officials: readonly Official[]
  /** Our own origins, for absolute addresses. */
  readonly origins: readonly string[]
  /** Day of the export for people. */
  readonly day: string
}

/** Formats a list, one item at a time: all matches with their events need not be one text. */
async function* jsonList(shape: z.ZodMiniType, items: Iterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n'
  let since = performance.now()
  for (const item of items) {
    yield separator + JSON.stringify(toContract(shape, item))
    separator = ',\n'
    if (performance.now() - since < sliceMs) continue
    await nextTurn()
    since = performance.now()
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** Creates a file of records, which hold nothing that their reads do not show. */
const json = (name: string, shape: z.ZodMiniType, items: Iterable<unknown>): EditionFile => ({
  name: `datos/${name}.json`,
  input: jsonList(shape, items),
})

const MatchWithEvents = z.extend(MatchRow, { events: z.array(MatchEvent) })
const TableOf = <S extends z.ZodMiniType>(row: S) => z.object({ sportId: z.string(), rows: z.array(row) })
const bySport = (tables: Readonly<Record<string, unknown>>) =>
  Object.entries(tables).map(([sportId, rows]) => ({ sportId, rows }))

function* withEvents({ answer: { matches }, events }: WholeEdition) {
  for (const match of matches) yield { ...match, events: events.get(match.id) ?? [] }
}

/** Yields the files of an exported edition in order; each picture is read when its turn comes. */
export async function* editionFiles(
  edition: WholeEdition,
  { files, officials, origins, day }: ExportParts,
): AsyncGenerator<EditionFile> {
  const { answer } = edition
  const pictures = await picturesOf(files, answer, origins)
  const pictureOf = (address: string) => pictures.get(address)?.path || address
  const sheets = editionSheets(edition, officials, pictureOf)
  for (const { name, content } of sheets) {
    yield { name, input: content }
    await nextTurn()
  }

  yield json('edicion', Tournament, [answer.tournament])
  yield json('deportes', TournamentSport, answer.sports)
  yield json('promociones', Promotion, answer.promotions)
  yield json('equipos', Team, answer.teams)
  yield json('jugadores', Player, answer.players)
  yield json('partidos', MatchWithEvents, withEvents(edition))
  yield json('tablas', TableOf(StandingRow), bySport(answer.standings))
  yield json('goleadores', TableOf(ScorerRow), bySport(answer.scorers))
  yield json('competencias', Competition, Object.values(answer.competitions))
  yield json('campeones', SportClosing, answer.closings)

  const missing: string[] = []
  for (const picture of pictures.values()) {
    const bytes = picture.file && (await readPicture(files, picture.file))
    if (bytes) yield { name: picture.path, input: bytes }
    else missing.push(`- ${picture.title}: ${reasonOf(picture, origins)} (${picture.path || picture.address})`)
  }
  const lines: string[] = [
    ...texts.explanation(`${answer.tournament?.name ?? ''} ${answer.tournament?.year ?? ''}`, day),
  ]
  if (missing.length > 0) lines.push('', texts.missing(missing.length), ...missing)
  yield { name: texts.readMe, input: `${lines.join('\r\n')}\r\n` }
}
