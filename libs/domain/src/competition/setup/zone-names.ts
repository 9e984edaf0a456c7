/** Name of a zone by its index: 'Zona A' to 'Zona Z', then 'Zona AA'. */
export function zoneName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return `Zona ${letter.repeat(Math.floor(index / 26) + 1)}`
}
