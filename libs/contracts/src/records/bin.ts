import { endpoint } from '../endpoint/endpoint'
import { contentListReads, imageReads, matchReads } from '../endpoint/reads'
import { listOf, pageQuery } from '../endpoint/record'
import { z } from '../fields/zod'
import { restoreEndpoint } from './bin-restore'

/**
 * One deletion: a record and its dependents. `batch` is the record's id, so that a client can restore a deletion
 * without another request: `POST /bin/abc/restore` undoes `DELETE /teams/abc`.
 */
export const BinItem = z.object({
  batch: z.string(),
  /** The stored collection: `teams`, `gallery_groups`. */
  collection: z.string(),
  id: z.string(),
  /** The record's name for people. */
  title: z.string(),
  at: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  /** The number of records in the batch, this one included. */
  records: z.number(),
  /** When the batch is purged, with its files. */
  until: z.string(),
  /** Number of other records in the batch by stored collection; a record's photos count as `files`. */
  along: z.optional(z.array(z.object({ collection: z.string(), count: z.number() }))),
  /** Another batch that must be restored first, because this one refers to a record in it. */
  needs: z.optional(z.object({ batch: z.string(), title: z.string() })),
  /** A record that it refers to was purged, so this one can no longer be restored. */
  lost: z.optional(z.boolean()),
})
export type BinItem = z.output<typeof BinItem>

export const binMessages = {
  purgeFailed: 'Error al eliminar para siempre',
  /** A record that this one refers to is deleted too. */
  parentFirst: (title: string) => `Primero restaura lo que también se eliminó: ${title}`,
  taken: 'Ya hay otro con ese nombre: cámbialo o elimínalo primero',
  parentGone: 'Ya no existe algo de lo que depende, así que no se puede restaurar',
} as const

export const binEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/bin',
    reads: [...contentListReads, ...matchReads, 'players', 'officials', 'match_reports', ...imageReads],
    tag: 'bin',
    access: 'signed-in',
    personal: true,
    summary:
      'What was deleted and can be restored, newest first: of what the role may write; a captain: players of the own promotion and own files',
    query: pageQuery,
    response: listOf(BinItem),
  }),
  restore: restoreEndpoint,
  purge: endpoint({
    method: 'DELETE',
    path: '/bin/:batch',
    proof: true,
    tag: 'bin',
    access: { roles: ['super'] },
    affectsAll: true,
    summary: 'Delete for good',
    failure: binMessages.purgeFailed,
  }),
} as const
