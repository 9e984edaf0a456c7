import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { sections } from '@torneo/contracts/releases/sections'
import { claimedByOthers } from '@torneo/domain/releases/section-claims'
import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi({ SITE_DIR: tmpdir() })
const shell = fileURLToPath(new URL('../../../../../apps/shell/src', import.meta.url))

/** Paths that a section's row could have: words, without parameters and file endings. */
const folderOf = (path: string) => /^\/[a-z-]+(?=\/|$)/.exec(path)?.[0] ?? []
const isFree = (path: string) =>
  claimedByOthers({ name: 'referees-admin', sections: [{ id: 'referees', path, label: 'Árbitros' }] }, []).length === 0

it('no app may take an address that the service answers', () => {
  const routes = [...api.app.printRoutes({ commonPrefix: false }).matchAll(/^ {4}[├└]── (\S+)/gm)]
  const folders = [...new Set(routes.flatMap(([, path = '']) => folderOf(`/${path}`)))]
  expect(folders).toEqual(expect.arrayContaining(['/api', '/en-vivo', '/inicio', '/healthz']))
  expect(folders.filter(isFree)).toEqual([])
})

it("no app may take an address of the shell's router", () => {
  const source = readdirSync(shell, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(`${shell}/${file}`, 'utf8'))
    .join('\n')
  const folders = [...source.matchAll(/<Route path="([^"]+)"/g)].flatMap(([, path = '']) => folderOf(path))
  expect(folders).toEqual(expect.arrayContaining(['/login', '/acceso', '/pase']))
  expect([...folders, ...sections.map(({ path }) => path)].filter(isFree)).toEqual([])
})
