import type { SportTables } from '@torneo/contracts/endpoint/realtime'
import { jsonInPage } from '@torneo/serving/http/json-in-page'
import { inSlices } from '@torneo/serving/in-slices'
import { createRisingRev } from '@torneo/serving/sockets/rising-rev'
import type { Source } from '@torneo/serving/sockets/source'
import type { FastifyInstance } from 'fastify'

type Parts = Pick<
  FastifyInstance['services'],
  'tournament' | 'matchRows' | 'tables' | 'generalCups' | 'publicTournament'
>

/** A match as it was sent. */
interface SentMatch {
  readonly row: string
  readonly history: string
}

interface SentTables {
  readonly tables: SportTables
  readonly json: string
}

const property = (id: string, json: string) => `${JSON.stringify(id)}:${json}`

/**
 * Source of the open edition for sites (B106): active sports alone, and a change has only the records that differ from
 * what was sent. It outlives its channel, so that the next subscriber costs no comparison with nothing.
 */
export function createPublicTournamentSource({
  tournament,
  matchRows: rows,
  tables,
  generalCups,
  publicTournament,
}: Parts) {
  const nextRev = createRisingRev()
  const sent = { head: '', matches: new Map<string, SentMatch>(), tables: new Map<string, SentTables>(), cup: 'null' }
  let rev = nextRev()
  let activeSports = ''
  /** Matches that may have changed; null: all of them. */
  let affected: Set<string> | null = null
  let isHeadAffected = true

  tournament.onAffected((kind, id) => {
    if (kind === 'head') isHeadAffected = true
    if (kind !== 'match') return
    if (id === null) affected = null
    else affected?.add(id)
  })

  function changedHead(): string | null {
    if (!isHeadAffected) return null
    isHeadAffected = false
    const head = publicTournament.head()
    if (head === sent.head) return null
    return (sent.head = head)
  }

  function changedMatches(active: ReadonlySet<string>) {
    const [changed, removed]: [(SentMatch & { readonly id: string })[], string[]] = [[], []]
    for (const id of affected ?? new Set([...sent.matches.keys(), ...tournament.matches().map((match) => match.id)])) {
      const [match, before] = [tournament.match(id), sent.matches.get(id)]
      if (!match || !active.has(match.sportId)) {
        if (sent.matches.delete(id)) removed.push(id)
        continue
      }
      const [row, history] = [rows.row(match), rows.history(match)]
      if (row === before?.row && history === before.history) continue
      sent.matches.set(id, { row, history })
      changed.push({ id, row, history })
    }
    affected = new Set()
    return { changed, removed }
  }

  /** Returns the changed tables as properties by sport id. */
  function changedTables(active: ReadonlySet<string>): string[] {
    for (const id of sent.tables.keys()) if (!active.has(id)) sent.tables.delete(id)
    return [...active].flatMap((id) => {
      const [now, before] = [tables.now(id), sent.tables.get(id)]
      if (now === before?.tables) return []
      const json = jsonInPage(now)
      sent.tables.set(id, { tables: now, json })
      return json === before?.json ? [] : property(id, json)
    })
  }

  /** Returns the cup, null without one; undefined if it is as it was sent. */
  function changedCup(): string | undefined {
    const cup = generalCups.forPublic()
    const json = cup ? jsonInPage(cup) : 'null'
    if (json === sent.cup) return undefined
    return (sent.cup = json)
  }

  const source: Source = {
    update() {
      const active = new Set(publicTournament.activeSports().map(({ id }) => id))
      const nowActive = [...active].toSorted().join()
      if (nowActive !== activeSports) affected = null
      activeSports = nowActive
      const head = changedHead()
      const { changed, removed } = changedMatches(active)
      const changes = changedTables(active)
      const cup = changedCup()
      if (head === null && cup === undefined && changed.length + removed.length + changes.length === 0) return []
      rev = nextRev()
      const histories = changed.map(({ id, history }) => property(id, history))
      return [
        `{"rev":${rev},${head === null ? '' : `"head":${head},`}"matches":[${changed.map(({ row }) => row).join()}],"histories":{${histories.join()}},"removed":${JSON.stringify(removed)},"tables":{${changes.join()}}${cup === undefined ? '' : `,"generalCup":${cup}`}}`,
      ]
    },

    snapshot() {
      const matches = tournament.matches().flatMap(({ id }) => sent.matches.get(id) ?? [])
      const histories = [...sent.matches].map(([id, { history }]) => property(id, history))
      const of = (name: keyof SportTables) =>
        [...sent.tables]
          .flatMap(([id, { tables: all }]) => (all[name] ? property(id, jsonInPage(all[name])) : []))
          .join()
      const lists = `"matches":[${matches.map(({ row }) => row).join()}],"standings":{${of('standings')}},"scorers":{${of('scorers')}},"competitions":{${of('competition')}}${sent.cup === 'null' ? '' : `,"generalCup":${sent.cup}`}`
      return `{"rev":${rev},"tournament":${sent.head.slice(0, -1)},${lists}},"histories":{${histories.join()}}}`
    },
  }

  return {
    source,
    /** Serializes the whole tournament before its first snapshot, so that no goal waits for it. */
    async prepare(): Promise<void> {
      await tournament.refresh()
      await inSlices(tournament.matches(), ({ id }) => {
        // Read again, because a row from an outdated match would stay cached.
        const match = tournament.match(id)
        if (!match || !tournament.sport(match.sportId)?.active) return
        rows.row(match)
        rows.history(match)
      })
    },
  }
}
