/** Texts of files of any kind of record, in and out (B37). */
export const csvTexts = {
  drop: 'Suelta aquí tu archivo CSV, o elígelo.',
  choose: 'Elegir archivo',
  chooseAgain: 'Elegir otro archivo',
  notText: 'Ese archivo no se puede leer como lista. Guárdalo como CSV y elígelo otra vez.',
  tooLarge: 'Ese archivo pesa más de 1 MB. Guarda en un CSV solo la hoja con la lista, o repártela en varios archivos.',
  readFailed: 'No se pudo revisar el archivo.',
  retry: 'Reintentar',

  wrong: (count: number) => (count === 1 ? '1 fila para corregir' : `${count} filas para corregir`),
  wrongWhy: 'Corrígelas en tu archivo y elígelo otra vez. No se crea nada hasta que todas estén bien.',
  row: (row: number) => `Fila ${row}`,
  rows: (ranges: string, count: number) => `(${count === 1 ? 'fila' : 'filas'} ${ranges})`,
  wholeRow: 'Fila',
  cancel: 'Cancelar',
  repeated: (row: number) => `Repite la fila ${row}`,
} as const
