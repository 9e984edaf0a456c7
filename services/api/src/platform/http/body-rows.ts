import type { Endpoint, ParsedBodyOf } from '@torneo/contracts/endpoint/endpoint'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { check, type Shape } from '@torneo/contracts/fields/validation'
import { checked } from './call-checks'
import { invalid } from './problems'
import { compiled } from './to-contract'

/** A row of a sent list, with its place in it. */
export interface BodyRow<Row> {
  readonly index: number
  readonly row: Row
}

/** A body whose list was read row by row. */
export interface BodyRows<Body, Row> {
  /** The body without its malformed rows. */
  readonly body: Body
  readonly rows: readonly BodyRow<Row>[]
  /** Throws 400 with the malformed rows and these faults, in the order of the rows. Returns if there are none. */
  readonly reject: (faults: readonly ErrorDetail[]) => void
}

type Element<List> = List extends readonly (infer Row)[] ? Row : never
export type RowsOf<E extends Endpoint> = <Field extends keyof ParsedBodyOf<E> & string>(
  field: Field,
) => BodyRows<ParsedBodyOf<E>, Element<ParsedBodyOf<E>[Field]>>

/**
 * Parses a body with a list. Malformed rows are left out and reported together with the faults that a route finds in
 * the others, so that a sender learns of all wrong rows at once. Throws 400 if more than rows is wrong.
 */
export function bodyRows(shape: Shape, given: unknown, field: string): BodyRows<unknown, unknown> {
  const whole = check(compiled(shape) as Shape, given ?? undefined)
  const malformed = whole.ok ? [] : whole.details
  const rowOf = (path: string) =>
    path.startsWith(`${field}.`) ? Number(path.slice(field.length + 1).split('.')[0]) : -1
  const wrong = new Set(malformed.map(({ path }) => rowOf(path)))
  const sent = wrong.has(-1) ? [] : listIn(given, field)
  const places = [...sent.keys()].filter((index) => !wrong.has(index))
  if (!whole.ok && places.length === 0) throw invalid(malformed)
  const body = whole.ok ? whole.value : checked(shape, { ...(given as object), [field]: places.map((at) => sent[at]) })
  return {
    body,
    rows: listIn(body, field).map((row, at) => ({ row, index: places[at] ?? at })),
    reject(faults) {
      const all = [...malformed, ...faults]
      if (all.length > 0) throw invalid(all.toSorted((one, other) => rowOf(one.path) - rowOf(other.path)))
    },
  }
}

function listIn(body: unknown, field: string): readonly unknown[] {
  const list = (body as Readonly<Record<string, unknown>>)[field]
  return Array.isArray(list) ? (list as unknown[]) : []
}
