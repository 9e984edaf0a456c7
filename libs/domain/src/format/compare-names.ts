const spanish = new Intl.Collator('es', { numeric: false })

/**
 * Compares in Spanish alphabetical order, numbers digit by digit ('Promo 10' before 'Promo 9'): the collation of the
 * database's lists (contract, Common).
 */
export function compareNames(one: string, other: string): number {
  return spanish.compare(one, other)
}
