import { moveBefore, type Prioritised } from '@torneo/domain/records/chosen-order'
import { errorReply } from './error-reply'

interface Stored {
  readonly id: string
  readonly rev: number
  readonly updatedAt: string
}

/** @public Exported for the type declarations of its callers. */
export interface Sent {
  readonly params: { readonly id: string }
  readonly headers: Readonly<Record<string, string>>
}

const notFound = () => errorReply({ code: 404, type: 'not_found', message: 'No existe o ya fue eliminado' })

/**
 * A collection of the API in memory: sorted, and a change with an outdated rev is rejected. A test may put another
 * person's change into `items`. `fresh` builds the defaults of a new record.
 */
export function aCollection<R extends Stored>(
  initial: readonly R[],
  createDefaults: () => R,
  order: (a: R, b: R) => number = () => 0,
) {
  const rejectionOf = ({ params, headers }: Sent) => {
    const current = server.items.find(({ id }) => id === params.id)
    if (!current) return notFound()
    const rev = headers['if-match']
    if (rev === undefined || Number(rev) === current.rev) return null
    const changedBy = { name: 'Ana Pereyra', at: current.updatedAt }
    return errorReply({
      code: 409,
      type: 'stale',
      message: 'Otra persona guardó cambios antes que tú',
      current,
      changedBy,
    })
  }
  const binned: R[] = []
  const server = {
    items: initial,
    list: () => ({ total: server.items.length, items: server.items.toSorted(order) }),
    create: ({ body }: { readonly body: Readonly<Record<string, unknown>> }): R => {
      const stored: R = { ...createDefaults(), ...body }
      server.items = [...server.items, stored]
      return stored
    },
    update: (sent: Sent & { readonly body: Readonly<Record<string, unknown>> }) => {
      const rejection = rejectionOf(sent)
      if (rejection) return rejection
      server.items = server.items.map((item) =>
        item.id === sent.params.id ? { ...item, ...sent.body, rev: item.rev + 1 } : item,
      )
      return server.items.find(({ id }) => id === sent.params.id) as R
    },
    remove: (sent: Sent) => {
      const rejection = rejectionOf(sent)
      if (rejection) return rejection
      binned.push(...server.items.filter(({ id }) => id === sent.params.id))
      server.items = server.items.filter(({ id }) => id !== sent.params.id)
      return undefined
    },
    /**
     * Handler for a collection that people order; `within` is the field that divides it into separately ordered lists.
     */
    move:
      (within?: keyof R) =>
      ({ params, body }: Sent & { readonly body: { readonly before: string | null } }) => {
        const record = server.items.find(({ id }) => id === params.id)
        const list = server.items.filter((item) => !within || item[within] === record?.[within]).toSorted(order)
        const moved = moveBefore(list as unknown as readonly (R & Prioritised)[], params.id, body.before)
        if (!moved)
          return errorReply({
            code: 409,
            type: 'conflict',
            message: 'La lista cambió mientras la ordenabas. Mira cómo está ahora y vuelve a intentar.',
          })
        server.items = server.items.map((item) => moved.find(({ id }) => id === item.id) ?? item)
        return undefined
      },
    restore: ({ params }: { readonly params: { readonly batch: string } }) => {
      const index = binned.findIndex(({ id }) => id === params.batch)
      if (index < 0) return notFound()
      server.items = [...server.items, ...binned.splice(index, 1)]
      return { restored: 1 }
    },
  }
  return server
}
