import type { Role } from '@torneo/contracts/people/roles'
import type { ReportedError, SectionError } from '@torneo/contracts/releases/section-errors'
import { beforeEach } from 'vitest'
import type { z } from 'zod/mini'
import { storeRelease, uploadForm } from './release-scene'
import { type TestApi, useTestApi } from './test-api'
import { createTestClient, type TestClient } from './test-client'

/** Apps with errors: one for editors, one for super admins. */
export const app = 'landing-admin'
export const other = 'users-admin'
/** Built code of a version, with the words of its errors. */
export const code = `throw Error("Fallo al dibujar");throw Error("Fallo al guardar");const playerName=1;`.padEnd(
  400,
  ' ',
)

type Draft = z.input<typeof ReportedError>

/** Returns a line of a stack. */
export const at = (column: number, name = app, file = 'assets/a.js', version = '1.0.0') =>
  `\n    at f (/remotes/${name}/${version}/${file}:1:${column})`

export const error = (more: Partial<Draft> = {}): Draft => ({
  kind: 'error',
  message: 'Error: Fallo al dibujar',
  stack: at(1),
  screen: '/hero',
  count: 1,
  ...more,
})

export const report = (client: TestClient, ...errors: readonly Draft[]) =>
  client.post('/api/section-errors', { errors })

/** Runs the service with version 1.0.0 of both apps, and reads and marks their errors. */
export function useSectionErrors() {
  const lines: string[] = []
  const api = useTestApi({}, { write: (line) => void lines.push(line) })
  let chief: Awaited<ReturnType<TestApi['as']>>
  beforeEach(async () => {
    chief = await api.as('super')
    lines.length = 0
    await release(app, '1.0.0', '/hero')
    await release(other, '1.0.0', '/users', ['super'])
  })

  /** Releases a version for everybody who sees it. */
  async function release(
    name: string,
    version: string,
    path: string,
    roles: readonly Role[] = ['super', 'admin_landing'],
  ): Promise<void> {
    const rows = [{ id: path.slice(1), path, label: name, group: 'content', roles, owner: name, order: 1 }]
    const { maps } = await storeRelease(chief, { app: name, version, path, code, rows })
    await uploadForm(chief, `/api/releases/${name}/${version}/maps`, maps)
    await chief.post(`/api/releases/${name}/live`, { version })
  }

  const written = () => api.app.services.sectionErrors.counts.write()
  return {
    api,
    /** Lines of the log since the test began. */
    lines,
    chief: () => chief,
    release,
    written,

    /** Lists the errors after the service's next write. */
    async listed(path = '/section-errors', client: TestClient = chief): Promise<SectionError[]> {
      await written()
      return (await client.get(`/api${path}`)).body.items as SectionError[]
    },

    async keyOf(name: string): Promise<TestClient> {
      const { body } = await chief.post('/api/release-keys', { app: name, name: 'CI' })
      return createTestClient(api.app, null, '127.0.0.1', { authorization: `Bearer ${String(body.secret)}` })
    },

    mark: (client: TestClient, owner: string, id: string, state: string) =>
      client.request({ method: 'PATCH', url: `/api/sections/${owner}/errors/${id}`, payload: { state } }),
  }
}
