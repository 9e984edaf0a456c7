import type { z } from '../fields/zod'
import type { SectionId } from '../releases/sections'
import { endpoint } from './endpoint'
import { listOf, pageQuery } from './record'

interface CollectionOptions<
  Path extends `/${string}`,
  R extends z.ZodMiniType,
  D extends z.ZodMiniType,
  U extends z.ZodMiniType,
> {
  readonly path: Path
  readonly section: SectionId
  readonly record: R
  readonly draft: D
  readonly update: U
  /** Describes the list's order in the endpoint's summary. */
  readonly order: string
  /** The messages of failed calls (spec 1 §8). */
  readonly failures: { readonly create: string; readonly update: string; readonly remove: string }
}

/** The five calls of a landing-page collection: reading is public, writing requires access to the section. */
/* @__NO_SIDE_EFFECTS__ */
export function collectionEndpoints<
  const Path extends `/${string}`,
  R extends z.ZodMiniType,
  D extends z.ZodMiniType,
  U extends z.ZodMiniType,
>({ path, section, record, draft, update, order, failures }: CollectionOptions<Path, R, D, U>) {
  const tag = path.slice(1)
  const access = { section }
  const one = `${path}/:id` as const
  const reads = [tag.replaceAll('-', '_')]
  return {
    list: endpoint({
      method: 'GET',
      path,
      reads,
      tag,
      access: 'anyone',
      summary: `All, ${order}`,
      query: pageQuery,
      response: listOf(record),
    }),
    find: endpoint({
      method: 'GET',
      path: one,
      reads,
      tag,
      access: 'anyone',
      summary: 'One of them',
      response: record,
    }),
    create: endpoint({
      method: 'POST',
      path,
      tag,
      access,
      summary: 'Add one',
      body: draft,
      response: record,
      status: 201,
      repeatable: true,
      failure: failures.create,
    }),
    update: endpoint({
      method: 'PATCH',
      path: one,
      tag,
      access,
      summary: 'Change the given fields',
      body: update,
      response: record,
      conditional: true,
      failure: failures.update,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      tag,
      access,
      summary: 'Delete one',
      conditional: true,
      failure: failures.remove,
    }),
  }
}
