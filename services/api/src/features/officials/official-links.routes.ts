import type { Match } from '@torneo/contracts/match/matches'
import {
  officialLinkEndpoints as endpoints,
  officialLinkMessages as messages,
  type OfficialMatch,
  type OfficialPage,
  officialPath,
} from '@torneo/contracts/match/official-links'
import type { Official } from '@torneo/contracts/match/officials'
import { distinctNames, officialKey, officialNames, officialsIn } from '@torneo/domain/fixture/officials'
import { formatRound } from '@torneo/domain/match/format-round'
import { sideName } from '@torneo/domain/match/side-name'
import { networkOf } from '@torneo/serving/network'
import type { FastifyInstance } from 'fastify'
import { createOfficialLinksRepository } from '../../data/tournament/official-links.repository'
import { createOfficialsRepository } from '../../data/tournament/officials.repository'
import { fingerprint } from '../../platform/crypto/secret-token'
import { notFound } from '../../platform/http/problems'
import { createRateLimit } from '../../platform/http/rate-limit'
import { route } from '../../platform/http/route'

const section = 'fixtures'

/** Calls per network, minute and node: the officials of a school share a network, and read again after each change. */
const perMinute = 240

const byTime = (one: OfficialMatch, other: OfficialMatch): number =>
  `${one.date} ${one.time} ${one.id}` < `${other.date} ${other.time} ${other.id}` ? -1 : 1

const colleaguesIn = (text: string, name: string): string[] =>
  distinctNames(officialNames(text)).filter((one) => officialKey(one) !== officialKey(name))

const shown = (match: Match, name: string): OfficialMatch => ({
  id: match.id,
  date: match.date,
  time: match.time,
  location: match.location,
  field: match.field,
  status: match.status,
  interruption: match.interruption ?? null,
  round: formatRound(match),
  sport: match.sport && { name: match.sport.name, icon: match.sport.icon },
  home: sideName(match, 'home'),
  away: sideName(match, 'away'),
  colleagues: colleaguesIn(match.referee, name),
})

/** Changes with everything that an official plans by, not with the progress of a match. */
const versionOf = (matches: readonly OfficialMatch[]): string =>
  fingerprint(
    JSON.stringify(
      matches.map(({ id, date, time, location, field, status }) => [
        ...[id, date, time, location, field],
        status === 'cancelled',
      ]),
    ),
    'base64url',
  )

/** Serves links of officials to staff, and the page that such a link opens to whoever has it. */
export function officialLinksRoutes(app: FastifyInstance): void {
  const { activity, database, tournament } = app.services
  const links = createOfficialLinksRepository(database)
  const officials = createOfficialsRepository(database)
  const count = createRateLimit({ calls: perMinute, window: 60_000 })
  const limited = { before: ({ ip }: { readonly ip: string }) => count(networkOf(ip)) }

  route(app, endpoints.list, async () => {
    const items = await links.list()
    return { total: items.length, items }
  })

  route(app, endpoints.create, ({ params: { id }, transaction }) =>
    transaction(async (write) => {
      const official = await officials.find(id, write.transaction)
      if (!official) throw notFound()
      const { link, token } = await links.create(id, write)
      await activity.add({ action: 'Enlace de árbitro o mesa creado', subject: official.name, section }, write)
      return { link, path: `${officialPath}#${token}` }
    }),
  )

  route(app, endpoints.revoke, ({ params: { id }, transaction }) =>
    transaction(async (write) => {
      if (!(await links.revoke(id, write.transaction))) throw notFound()
      const subject = (await officials.find(id, write.transaction))?.name ?? ''
      await activity.add({ action: 'Enlace de árbitro o mesa anulado', subject, section }, write)
    }),
  )

  async function pageOf({ name, role }: Official): Promise<Omit<OfficialPage, 'confirmedAt'>> {
    await tournament.refreshMatches()
    const matches = tournament
      .matches()
      .filter(({ referee }) => officialsIn(referee, [{ name }]).length > 0)
      .map((match) => shown(tournament.withTeams(match), name))
      .toSorted(byTime)
    return { name, role, matches, version: versionOf(matches) }
  }

  /** Opens a link; 404 for an unknown or ended one, and for one of a deleted official. */
  async function open(token: string) {
    const link = await links.open(token)
    const official = link && (await officials.find(link.id))
    if (!official) throw notFound(messages.gone)
    const page = await pageOf(official)
    return { page, confirmedAt: link.confirmed?.version === page.version ? link.confirmed.at.toISOString() : null }
  }

  route(
    app,
    endpoints.open,
    async ({ body }) => {
      const { page, confirmedAt } = await open(body().token)
      return { ...page, confirmedAt }
    },
    limited,
  )

  route(
    app,
    endpoints.confirm,
    async ({ body }) => {
      const { token, version } = body()
      const { page, confirmedAt } = await open(token)
      if (page.version !== version || confirmedAt !== null) return { ...page, confirmedAt }
      await links.confirm(token, version)
      return { ...page, confirmedAt: (await database.now()).toISOString() }
    },
    limited,
  )
}
