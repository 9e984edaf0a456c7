import { z } from './zod'
import { endpoint } from './endpoint'
import { listOf, pageQuery } from './record'

/** Days that what was deleted can be restored. */
export const binDays = 30

/**
 * One deletion: the record that somebody deleted, with all that went along. `batch` is that record's id, so whoever deleted it can restore it
 * without asking what the batch is called: `DELETE /teams/abc` is undone by `POST /bin/abc/restore`.
 */
export const BinItem = z.object({
  batch: z.string(),
  /** Where the record is stored: `teams`, `gallery_groups`. */
  collection: z.string(),
  id: z.string(),
  /** What the record is called, for people. */
  title: z.string(),
  at: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  /** How many records come back, this one included. */
  records: z.number(),
  /** From then on it is gone for good, its files included. */
  until: z.string(),
})
export type BinItem = z.output<typeof BinItem>

export const binMessages = {
  purgeFailed: 'Error al eliminar para siempre',
  /** What the record refers to was deleted too. */
  parentFirst: (title: string) => `Primero restaura lo que también se eliminó: ${title}`,
  parentGone: 'Ya no existe algo de lo que depende, así que no se puede restaurar',
} as const

export const binTag = 'bin'
const tag = binTag
const one = '/bin/:batch'

/** For every screen that deletes: apart from the others, which no deletion needs. */
export const restoreEndpoint = endpoint({ method: 'POST', path: `${one}/restore`, tag, access: 'signed-in', repeatable: true,
  summary: 'Bring a deletion back whole; the batch is the id of what was deleted. 404 when it is not in the bin, 409 while what it refers to is deleted',
  response: z.object({ restored: z.number() }), failure: 'Error al restaurar' })

export const binEndpoints = {
  list: endpoint({ method: 'GET', path: '/bin', tag, access: 'signed-in', personal: true,
    summary: 'What was deleted and can be restored, newest first: of what the role may write; a captain: players of the own promotion',
    query: pageQuery, response: listOf(BinItem) }),
  restore: restoreEndpoint,
  purge: endpoint({ method: 'DELETE', path: one, tag, access: { roles: ['super'] }, summary: 'Delete for good', failure: binMessages.purgeFailed }),
} as const
