import { playerEndpoints as endpoints, type Player } from '@torneo/contracts/tournament/players'
import { aPlayer } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import type { FakeApi } from '@torneo/testing/fake-api'

const byNumber = (a: Player, b: Player) => a.number - b.number || a.name.localeCompare(b.name, 'es')

/** Makes a fake API store players. */
export function serveRoster(api: FakeApi, players: readonly Player[]) {
  const server = aCollection(players, aPlayer, byNumber)
  const list = ({ query }: { readonly query: Readonly<Record<string, string>> }) => {
    const items = server
      .list()
      .items.filter(({ teamId, left }) => (query.teamId ?? teamId) === teamId && left === (query.left === 'true'))
    return { total: items.length, items }
  }
  api.respond(endpoints.list, list)
  api.respond(endpoints.create, server.create)
  api.respond(endpoints.update, server.update)
  api.respond(endpoints.remove, server.remove)
  api.respond(endpoints.importAll, ({ body: { teamId, players: rows } }) => ({
    items: rows.map((row) => server.create({ body: { ...row, teamId } })),
  }))
  api.respond(endpoints.createAll, ({ body }) => ({ items: body.items.map((row) => server.create({ body: row })) }))
  return server
}
