import { beforeEach, describe, expect, it } from 'vitest'
import { readPreviewRequests, forgetPreview, readPreview } from './preview'

beforeEach(() => sessionStorage.clear())

describe('a preview', () => {
  const landing = { app: 'landing-admin', version: '1.4.0-preview' }
  const users = { app: 'users-admin', version: '2.0.0-preview' }
  it.each([
    ['?vista=landing-admin@1.4.0-preview', [landing]],
    ['?a=b&vista=users-admin%402.0.0-preview', [users]],
    ['?vista=landing-admin@1.4.0-preview,users-admin@2.0.0-preview', [landing, users]],
    ['?vista=landing-admin@1.0.0,users-admin@2.0.0-preview,landing-admin@1.4.0-preview', [landing, users]],
    ['?vista=landing-admin@1.4.0%2Babc', [{ app: 'landing-admin', version: '1.4.0+abc' }]],
    ['?vista=../x@1,users-admin@2.0.0-preview,', [users]],
    ['', []],
    ['?vista=', []],
    ['?vista=landing-admin', []],
    ['?vista=../x@1', []],
    ['?vista=landing-admin@../../etc', []],
    ['?vista=landing-admin@http://localhost:4201', []],
  ])('is requested by %s', (search, expected) => {
    expect(readPreviewRequests(search, sessionStorage)).toEqual(expected)
  })

  it('stays with the tab until it is left', () => {
    readPreviewRequests('?vista=landing-admin@1.4.0-preview,users-admin@2.0.0-preview', sessionStorage)
    expect(readPreviewRequests('', sessionStorage)).toEqual([landing, users])
    forgetPreview(sessionStorage)
    expect(readPreviewRequests('', sessionStorage)).toEqual([])
  })

  const manifest = { name: 'landing-admin', version: '1.4.0-preview', requires: { shell: 1, api: 1 }, sections: [] }

  it('is read from its own folder', async () => {
    const requestedPaths: string[] = []
    const remote = await readPreview({ app: 'landing-admin', version: '1.4.0-preview' }, (path) => {
      requestedPaths.push(path)
      return Promise.resolve(manifest)
    })
    expect(requestedPaths).toEqual(['/remotes/landing-admin/1.4.0-preview/section.json'])
    expect(remote).toEqual({ ...manifest, entry: '/remotes/landing-admin/1.4.0-preview/mf-manifest.json' })
  })

  it.each([
    ['another app', { ...manifest, name: 'users-admin' }],
    ['another version', { ...manifest, version: '1.4.0' }],
    ['a page', '<!doctype html>'],
  ])('that turns out to be %s is none', async (_case, answer) => {
    await expect(
      readPreview({ app: 'landing-admin', version: '1.4.0-preview' }, () => Promise.resolve(answer)),
    ).rejects.toThrow('is not what it says')
  })
})
