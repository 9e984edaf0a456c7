const spanish = new Intl.Collator('es', { numeric: false })

/** Names as Spanish readers look for them, digit by digit: the order that the database gives lists (contract, Common). */
export function compareNames(one: string, other: string): number {
  return spanish.compare(one, other)
}
