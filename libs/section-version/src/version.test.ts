import { generateKeyPairSync } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { SectionManifest } from '@torneo/contracts/releases/remotes'
import { describe, expect, it } from 'vitest'
import { checkedVersion, InvalidVersion, packArchive, unpackArchive } from './archive'
import type { Files } from './integrity'
import { sealVersion, withCompressedCopies } from './seal'

const id = { app: 'landing-admin', version: '1.4.0' }
const manifest: SectionManifest = {
  name: id.app,
  version: id.version,
  commit: 'abc1234567',
  requires: { shell: 1, api: 1 },
  sections: [{ id: 'hero', path: '/hero', label: 'Hero', group: 'content', roles: ['super'], owner: id.app, order: 1 }],
}
const build: Files = new Map(
  Object.entries({
    'mf-manifest.json': '{"id":"landing-admin"}',
    'section.json': '{}',
    'assets/Section.js': 'export const code = 1\n'.repeat(200),
    'assets/icon.svg': '<svg/>',
    'assets/old.js.gz': 'left over',
    '.vite/manifest.json': '{}',
  }).map(([name, text]) => [name, Buffer.from(text)]),
)
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const key = String(privateKey.export({ format: 'pem', type: 'pkcs8' }))
const keys = { [id.app]: [publicKey.export({ format: 'der', type: 'spki' }).toString('base64')] }

const sealed = () => withCompressedCopies(sealVersion(build, manifest, key))

describe('a sealed build', () => {
  it('comes out of its archive as it went in, and is a version, signed by its team', async () => {
    const files = await sealed()
    const archive = await packArchive(files)
    expect(await packArchive(files)).toEqual(archive)
    const unpacked = await unpackArchive(archive)
    expect(unpacked).toEqual(files)
    const { hashes, manifest: released, size } = await checkedVersion(unpacked, id, keys)
    expect(released).toEqual({ ...manifest, integrity: hashes['mf-manifest.json'] })
    expect(Object.keys(hashes)).toEqual(['assets/Section.js', 'assets/icon.svg', 'mf-manifest.json', 'section.json'])
    expect(size).toBe([...sealVersion(build, manifest, key).values()].reduce((sum, { length }) => sum + length, 0))
  })

  it('has compressed copies of files worth it', async () => {
    const files = await sealed()
    expect([...files.keys()].filter((name) => /\.(br|gz)$/.test(name))).toEqual([
      'assets/Section.js.br',
      'assets/Section.js.gz',
    ])
    expect(gunzipSync(files.get('assets/Section.js.gz') ?? '')).toEqual(build.get('assets/Section.js'))
  })

  it('is refused when any file of it is changed, missing or added', async () => {
    const files = await sealed()
    const isAccepted = (version: Files) =>
      checkedVersion(version, id, keys).then(
        () => true,
        (error: unknown) => !(error instanceof InvalidVersion),
      )
    const accepted: string[] = []
    for (const [name, content] of files) {
      const other = Buffer.from(content)
      other.writeUInt8(other.readUInt8(other.length >> 1) ^ 1, other.length >> 1)
      if (await isAccepted(new Map(files).set(name, other))) accepted.push(`${name} changed`)
      if (await isAccepted(new Map([...files].filter(([file]) => file !== name)))) accepted.push(`${name} missing`)
    }
    if (await isAccepted(new Map(files).set('extra.js', Buffer.from('x')))) accepted.push('extra.js')
    // A compressed copy may be absent: the service then sends the file itself.
    expect(accepted).toEqual(['assets/Section.js.br missing', 'assets/Section.js.gz missing'])
  })

  it('is refused as another version, another app, or without a signature of its team', async () => {
    const files = await sealed()
    await expect(checkedVersion(files, { ...id, version: '1.4.1' }, keys)).rejects.toThrow(InvalidVersion)
    await expect(checkedVersion(files, { ...id, app: 'users-admin' }, keys)).rejects.toThrow(InvalidVersion)
    await expect(checkedVersion(sealVersion(build, manifest, null), id, keys)).rejects.toThrow(InvalidVersion)
    await expect(checkedVersion(files, id, { [id.app]: [] })).rejects.toThrow(InvalidVersion)
  })
})
