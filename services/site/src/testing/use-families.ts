import { isDeepStrictEqual } from 'node:util'
import { createTestClient, type TestClient } from '@torneo/api/testing/test-client'
import { championsOf } from '@torneo/domain/site/champions-of'
import type { FastifyInstance } from 'fastify'
import { beforeEach, inject, vi } from 'vitest'
import { addressOf, type TestSite, useSites } from './use-site'

/** Visits a site as families do; each request waits until the site knows what the API says. */
export interface Families {
  readonly get: TestClient['get']
  readonly request: TestClient['request']
  readonly site: () => TestSite
}

interface Node {
  readonly app: FastifyInstance
}

/** Starts a site on a listening node of the API for each test of a file; `api` is the node that tests write to. */
export function useFamilies(api: Node, node: Node, settings: Readonly<Record<string, string>> = {}): Families {
  const sites = useSites()
  let site: TestSite
  beforeEach(async () => {
    site = await sites.start(addressOf(node.app), settings)
  })

  async function isCurrent(): Promise<boolean> {
    const { landing, tournament, versions, editions } = site.app.publicStore.state()
    if (!landing || !tournament || !versions || !editions) return false
    const said = async (path: string) => (await api.app.inject(path)).json<object>()
    const champions = { items: championsOf(editions.items, null) }
    return (
      isDeepStrictEqual(await said('/api/public/champions'), plain(champions)) &&
      isDeepStrictEqual(await said('/api/public/tournament'), plain(tournament.tournament)) &&
      isDeepStrictEqual(await said('/api/public/landing'), plain(landing.landing))
    )
  }

  async function request(options: Parameters<TestClient['request']>[0]) {
    await vi.waitUntil(isCurrent, { timeout: inject('waitMs'), interval: 10 })
    return createTestClient(site.app).request(options)
  }
  return {
    request,
    get: (url, headers) => request({ method: 'GET', url, ...(headers && { headers }) }),
    site: () => site,
  }
}

/** Leaves out what JSON leaves out. */
const plain = (value: object): object => JSON.parse(JSON.stringify(value)) as object
