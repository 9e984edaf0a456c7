import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { check } from '../fields/validation'
import { readRemotes, SectionManifest } from './remotes'

const row = {
  id: 'referees',
  path: '/referees',
  label: 'Árbitros',
  group: 'officials',
  roles: ['super', 'head_referee'],
  owner: 'referees-admin',
  order: 40,
}
const app = {
  name: 'referees-admin',
  version: '1.0.0',
  requires: { shell: 1, api: 1 },
  sections: [row],
  entry: '/remotes/referees-admin/1.0.0/mf-manifest.json',
}

let told: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => told.mockRestore())

describe('a list of live apps', () => {
  test('may have unknown apps, groups, roles and marks', () => {
    const open = { ...app, sections: [{ ...row, groupTitle: 'Arbitraje', mark: 'star' }] }
    expect(readRemotes({ remotes: [open] })).toEqual([open])
    expect(told).not.toHaveBeenCalled()
  })

  test('keeps the fields that this build does not know, at every level', () => {
    const newer = {
      ...app,
      channel: 'beta',
      requires: { shell: 1, api: 1, sdk: 3 },
      sections: [{ ...row, badge: { count: 2 } }],
    }
    expect(readRemotes({ remotes: [newer], served: 'later' })).toEqual([newer])
  })

  test.each([
    ['a path that leaves the page', { path: '//evil.test' }],
    ['no label', { label: undefined }],
    ['roles that are no list', { roles: 'super' }],
    ['a position that is no number', { order: 'last' }],
  ])('leaves out only a row with %s, and reports it', (_case, wrong) => {
    const [read] = readRemotes({
      remotes: [{ ...app, sections: [{ ...row, ...wrong }, { ...row, id: 'courts', path: '/courts' }, null] }],
    })
    expect(read?.sections.map(({ path }) => path)).toEqual(['/courts'])
    expect(told).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['a name that is no folder', { ...app, name: '../x' }],
    ['the name of the shell', { ...app, name: 'shell' }],
    ['a name that every object has', { ...app, name: 'constructor' }],
    ['no entry', { ...app, entry: undefined }],
    ['no rows', { ...app, sections: {} }],
    ['null', null],
    ['a number', 7],
  ])('leaves out only an app with %s, and reports it', (_case, wrong) => {
    expect(readRemotes({ remotes: [wrong, app] }).map(({ name }) => name)).toEqual(['referees-admin'])
    expect(told).toHaveBeenCalledOnce()
  })

  test.each([[null], [{}], [[]], ['<!doctype html>'], [{ remotes: {} }]])('is null for %j', (file) => {
    expect(() => readRemotes(file)).toThrow('no list of remotes')
  })
})

test('a manifest that is released may have no row that cannot be read', () => {
  expect(check(SectionManifest, { ...app, sections: [row, { ...row, path: '/Árbitros' }] })).toEqual({
    ok: false,
    details: [{ path: 'sections.1.path', message: expect.any(String) }],
  })
})
