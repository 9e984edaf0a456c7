import { imageUrl } from '@torneo/contracts/fields/fields'
import { check } from '@torneo/contracts/fields/validation'
import { buckets } from '@torneo/contracts/files/storage'
import { describe, expect, test } from 'vitest'
import { addressesOf, parseFileAddress, viewAddress } from './stored-file'

const own = 'https://torneo.example'
const address = '/api/storage/buckets/general/files/abc123/view'
const file = { bucket: 'general', id: 'abc123' }

describe('a stored file (R15)', () => {
  test.each<[url: string, origin: string]>([
    [address, ''],
    [address, own],
    [address.replace('view', 'download'), ''],
    [`${address}?width=320`, ''],
    [`${address}#a`, ''],
    [`${own}${address}`, own],
    [`${own}${address}?width=320`, own],
  ])('is %s, for a panel at %j', (url, origin) => {
    expect(parseFileAddress(url, origin)).toEqual(file)
  })

  test.each<[url: string, origin: string]>([
    ['', ''],
    ['', own],
    ['https://example.org/a.png', own],
    [`https://evil.example${address}`, own],
    [`${own}.evil.example${address}`, own],
    [`${own}${address}`, ''],
    [`http://torneo.example${address}`, own],
    [`//torneo.example${address}`, own],
    [`${own}@evil.example${address}`, own],
    [address.replace('general', 'nada'), ''],
    [address.replace('general', 'toString'), ''],
    [address.replace('general', 'General'), ''],
    [address.replace('abc123', ''), ''],
    [address.replace('abc123', 'a-b'), ''],
    [address.replace('abc123', 'a'.repeat(37)), ''],
    [address.replace('abc123', '../abc'), ''],
    [address.replace('view', ''), ''],
    [address.replace('view', 'delete'), ''],
    [`${address}/`, ''],
    [` ${address}`, ''],
    [address.toUpperCase(), ''],
    [address.slice(1), ''],
    [address.replace('/files/abc123/view', ''), ''],
  ])('is not %s, for a panel at %j', (url, origin) => {
    expect(parseFileAddress(url, origin)).toBeNull()
  })
})

describe.each(buckets)('the addresses of a file in %s', (bucket) => {
  test('are both its own, and a record may hold either', () => {
    const addresses = addressesOf({ bucket, id: 'a1' })
    expect(addresses).toEqual([
      `/api/storage/buckets/${bucket}/files/a1/view`,
      `/api/storage/buckets/${bucket}/files/a1/download`,
    ])
    expect(addresses[0]).toBe(viewAddress({ bucket, id: 'a1' }))
    for (const one of addresses) {
      expect(parseFileAddress(one)).toEqual({ bucket, id: 'a1' })
      expect(check(imageUrl(), one)).toEqual({ ok: true, value: one })
    }
  })
})
