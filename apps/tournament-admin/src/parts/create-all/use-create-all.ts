import { isCallError, newActionKey, sentenceOf } from '@torneo/client'
import { useRef, useState } from 'react'

/** A record to create, by the id of its row. */
export interface Draft<Body> {
  readonly id: string
  readonly title: string
  readonly draft: Body
}

/** A record that was rejected: nothing was created. */
export interface Rejected {
  readonly id: string
  readonly title: string
  readonly sentence: string
  /** Field of the record: 'time'. */
  readonly field: string
}

export interface CreationFailure {
  /** Reason that concerns no single record. */
  readonly sentence: string | null
  readonly rows: readonly Rejected[]
}

/** Index of the row in a detail's path: `items.3.time`. */
const rowOf = (path: string): number => Number(/^items\.(\d+)/.exec(path)?.[1] ?? Number.NaN)

function failureOf(error: unknown, drafts: readonly Omit<Draft<unknown>, 'draft'>[]): CreationFailure {
  const details = isCallError(error) ? (error.details ?? []) : []
  const rows = new Map<string, Rejected>()
  for (const { path, message } of details) {
    const draft = drafts[rowOf(path)]
    if (draft && !rows.has(draft.id))
      rows.set(draft.id, { id: draft.id, title: draft.title, sentence: message, field: path.split('.')[2] ?? '' })
  }
  const general = details.find(({ path }) => path === 'items')?.message
  return { rows: [...rows.values()], sentence: rows.size > 0 ? null : (general ?? sentenceOf(error, '')) }
}

/**
 * Creates all records of a plan or file or none. A repetition of the same ones, such as after a lost connection, has
 * the same key, so that it creates nothing twice.
 */
export function useCreateAll<Body, Answer>(
  send: (call: { body: { items: Body[] }; key: string }) => Promise<Answer>,
  onCreated: (answer: Answer) => void,
) {
  const [isCreating, setCreating] = useState(false)
  const [isCreated, setCreated] = useState(false)
  const [failure, setFailure] = useState<CreationFailure | null>(null)
  const sent = useRef({ text: '', key: '' })

  return {
    isCreating,
    isCreated,
    failure,
    dismiss: () => setFailure(null),
    create: async (drafts: readonly Draft<Body>[]) => {
      const body = { items: drafts.map(({ draft }) => draft) }
      const text = JSON.stringify(body)
      if (sent.current.text !== text) sent.current = { text, key: newActionKey() }
      setFailure(null)
      setCreating(true)
      try {
        onCreated(await send({ body, key: sent.current.key }))
        setCreated(true)
      } catch (error) {
        setFailure(failureOf(error, drafts))
      } finally {
        setCreating(false)
      }
    },
  }
}
