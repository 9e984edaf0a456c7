import { beforeEach, describe, expect, it } from 'vitest'
import { forgetPreview, readPreview, readPreviewRequest } from './preview'

beforeEach(() => sessionStorage.clear())

describe('a preview', () => {
  const landing = { app: 'landing-admin', version: '1.4.0-preview' }
  it.each([
    ['?vista=landing-admin@1.4.0-preview', landing],
    ['?a=b&vista=landing-admin%401.4.0-preview', landing],
    ['?vista=landing-admin@1.4.0%2Babc', { app: 'landing-admin', version: '1.4.0+abc' }],
    ['', null],
    ['?vista=', null],
    ['?vista=landing-admin', null],
    ['?vista=landing-admin@1.4.0,users-admin@2.0.0', null],
    ['?vista=../x@1', null],
    ['?vista=landing-admin@../../etc', null],
    ['?vista=landing-admin@http://localhost:4201', null],
  ])('is requested by %s', (search, expected) => {
    expect(readPreviewRequest(search, sessionStorage)).toEqual(expected)
  })

  it('stays with the tab until it is left', () => {
    readPreviewRequest('?vista=landing-admin@1.4.0-preview', sessionStorage)
    expect(readPreviewRequest('', sessionStorage)).toEqual(landing)
    forgetPreview(sessionStorage)
    expect(readPreviewRequest('', sessionStorage)).toBeNull()
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
  ])('rejects a preview that turns out to be %s', async (_case, answer) => {
    await expect(
      readPreview({ app: 'landing-admin', version: '1.4.0-preview' }, () => Promise.resolve(answer)),
    ).rejects.toThrow('is not what it says')
  })
})
