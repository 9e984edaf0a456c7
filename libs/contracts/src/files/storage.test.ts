import { expect, test } from 'vitest'
import { fieldMessages } from '../fields/fields'
import { check } from '../fields/validation'
import { buckets, imageWidths, maximumImageSize, storageEndpoints, storageMessages } from './storage'

test('a file may have 5 MB of 1024 · 1024 bytes (R20)', () => {
  expect(maximumImageSize).toBe(5_242_880)
})

test('the smaller copies grow in steps', () => {
  expect(imageWidths).toEqual([...imageWidths].toSorted((a, b) => a - b))
})

test.each([storageEndpoints.view, storageEndpoints.download])('$path takes a width in integer pixels', ({ query }) => {
  for (const width of ['1', '160', '99999'])
    expect(check(query, { width })).toEqual({ ok: true, value: { width: Number(width) } })
  expect(check(query, {})).toEqual({ ok: true, value: {} })
  for (const width of ['0', '-1', '01', '1.5', '1e3', ' 1', '', '100000', 'abc', '0x10']) {
    expect(check(query, { width })).toEqual({ ok: false, details: [{ path: 'width', message: fieldMessages.whole }] })
  }
  expect(check(query, { width: ['1', '2'] })).toEqual({
    ok: false,
    details: [{ path: 'width', message: fieldMessages.invalid }],
  })
  expect(check(query, { height: '1' })).toEqual({
    ok: false,
    details: [{ path: 'height', message: fieldMessages.unknown }],
  })
})

test('an upload may name one of three folders', () => {
  const { query } = storageEndpoints.upload
  for (const folder of ['players', 'teams', 'promotions']) expect(check(query, { folder }).ok).toBe(true)
  for (const folder of ['', 'Players', '../x', 'players/', ['players', 'teams']]) {
    expect(check(query, { folder })).toEqual({
      ok: false,
      details: [{ path: 'folder', message: storageMessages.folder }],
    })
  }
})

test('a stored file is sent without internal fields', () => {
  const file = {
    id: 'a',
    bucket: 'general',
    name: 'a.png',
    size: 3,
    mimeType: 'image/png',
    url: '/api/storage/buckets/general/files/a/view',
    createdAt: '2025-11-15T10:00:00.000Z',
    width: 4,
    height: 3,
  }
  expect(check(storageEndpoints.upload.response, { ...file, uploadedBy: 'ana', metadata: {} })).toEqual({
    ok: true,
    value: file,
  })
  for (const bucket of buckets) expect(check(storageEndpoints.upload.response, { ...file, bucket }).ok).toBe(true)
  expect(check(storageEndpoints.upload.response, { ...file, bucket: 'nada' }).ok).toBe(false)
})

test('only viewing a file is public, and an upload is not repeatable, because each sends its own bytes', () => {
  expect(Object.values(storageEndpoints).filter(({ access }) => access === 'anyone')).toEqual([
    storageEndpoints.view,
    storageEndpoints.download,
  ])
  expect('repeatable' in storageEndpoints.upload).toBe(false)
})

test('the sentences of the specification (spec 1 §8, §9)', () => {
  expect(storageMessages).toMatchObject({
    uploadFailed: 'Error al subir la imagen. Intente nuevamente.',
    removeFailed: 'Error al eliminar la imagen',
    unknownFile: 'Error: No se pudo identificar el archivo',
  })
})
