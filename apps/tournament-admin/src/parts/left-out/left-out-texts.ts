const data = (count: number) => (count === 1 ? '1 dato' : `${count} datos`)

/** Texts of what a file or a pasted list has and the product does not use (B96). */
export const leftOutTexts = {
  title: (count: number) => `${data(count)} sin usar`,
  column: (column: string) => `Columna «${column}»`,
  row: (row: number) => `Fila ${row}`,
  line: (line: number) => `Línea ${line}`,
  rows: (ranges: string, count: number) => `${count === 1 ? 'fila' : 'filas'} ${ranges}`,
  lines: (ranges: string, count: number) => `${count === 1 ? 'línea' : 'líneas'} ${ranges}`,
  more: (count: number) => `y ${count} más`,
} as const
