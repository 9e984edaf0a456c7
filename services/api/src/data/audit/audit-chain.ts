import { createHash, createHmac } from 'node:crypto'
import type { AuditRow } from '@torneo/contracts/records/audit'

/** An event before it is added to the chain. */
export type AuditEvent = Omit<AuditRow, 'sequence' | 'prev' | 'hash' | 'mac'>

/** A position in the chain that was recorded elsewhere, in the log or in a backup. */
export interface AuditAnchor {
  readonly sequence: number
  readonly hash: string
}

/** Anchor of an empty chain. */
export const noRow: AuditAnchor = { sequence: 0, hash: '' }

function hashOf({ sequence, at, kind, who, from, subject, detail, prev }: Omit<AuditRow, 'hash' | 'mac'>): string {
  const fields = [
    sequence,
    at,
    kind,
    who && [who.id, who.name],
    from,
    subject && [subject.collection, subject.id, subject.title],
    detail,
    prev,
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

const macOf = (hash: string, key: string) => createHmac('sha256', key).update(hash).digest('hex')

/** Builds the row that appends an event after `head`. */
export function linkTo(head: AuditAnchor, event: AuditEvent, key: string | null): AuditRow {
  const row = { ...event, sequence: head.sequence + 1, prev: head.hash }
  const hash = hashOf(row)
  return { ...row, hash, ...(key === null ? {} : { mac: macOf(hash, key) }) }
}

export interface Verification {
  readonly rows: number
  readonly withMac: number
  /** The last valid row. */
  readonly head: AuditAnchor
  /** The first broken link; null when the chain is intact. */
  readonly broken: string | null
}

/** Knowledge about a chain from outside the database that stores it. */
export interface KnownOfChain {
  readonly key: string | null
  /** The first row that was written with the key. */
  readonly signedFrom: number
  readonly anchors: readonly AuditAnchor[]
}

/**
 * Verifies a chain from its start. If a key is given, a row without a MAC is a broken link unless `signedFrom` allows
 * it: an attacker with access to the database could remove all MACs.
 */
export async function verifyChain(
  rows: AsyncIterable<AuditRow>,
  { key, signedFrom, anchors }: KnownOfChain,
): Promise<Verification> {
  let head = noRow
  let withMac = 0
  const state = (broken: string | null): Verification => ({ rows: head.sequence, withMac, head, broken })
  const anchored = new Map(anchors.map(({ sequence, hash }) => [sequence, hash]))

  function faultOf({ mac, ...row }: AuditRow): string | null {
    const { sequence, prev, hash } = row
    const expected = head.sequence + 1
    if (sequence !== expected) return `row ${expected} is missing`
    if (hashOf(row) !== hash) return `row ${sequence} was changed`
    if (prev !== head.hash)
      return `row ${sequence} does not follow row ${head.sequence}: one of them was replaced or moved`
    if (key !== null && (mac === undefined ? sequence >= signedFrom || withMac > 0 : macOf(hash, key) !== mac))
      return `row ${sequence} was not written with this AUDIT_KEY`
    if ((anchored.get(sequence) ?? hash) !== hash)
      return `row ${sequence} is not the one that was noted as ${sequence}:${anchored.get(sequence)}`
    return null
  }

  for await (const row of rows) {
    const broken = faultOf(row)
    if (broken) return state(broken)
    head = row
    if (row.mac !== undefined) withMac += 1
  }
  const last = Math.max(0, ...anchored.keys())
  return state(
    last > head.sequence ? `row ${head.sequence + 1} is missing: the end was cut off, row ${last} was noted` : null,
  )
}
