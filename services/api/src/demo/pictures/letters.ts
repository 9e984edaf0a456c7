import { curve, group } from './svg'

/** Capital letters as strokes in a box ten high: words that look the same where no font is installed. */
const letters: Readonly<Record<string, readonly [width: number, strokes: string]>> = {
  'A': [8, 'M0 10L4 0L8 10M1.6 6.6H6.4'],
  'B': [6.4, 'M0 5H4A2.5 2.5 0 0 1 4 10H0V0H3.6A2.5 2.5 0 0 1 3.6 5'],
  'C': [8.6, 'M8.8 1.8A5 5 0 1 0 8.8 8.2'],
  'D': [7.2, 'M0 0H2.4A5 5 0 0 1 2.4 10H0z'],
  'E': [5.6, 'M5.6 0H0V10H5.6M0 5H4.8'],
  'G': [9.6, 'M9 1.8A5 5 0 1 0 9.7 5.4H6.4'],
  'I': [0, 'M0 0V10'],
  'Í': [0, 'M0 0V10M0 -2L1.2 -3.2'],
  'L': [5.2, 'M0 0V10H5.2'],
  'M': [9, 'M0 10V0L4.5 6.4L9 0V10'],
  'N': [7.2, 'M0 10V0L7.2 10V0'],
  'Ñ': [7.2, 'M0 10V0L7.2 10V0M1.6 -2Q2.7 -3.4 3.7 -2.4T5.8 -2.8'],
  'O': [9, 'M4.5 0A4.5 5 0 0 1 4.5 10A4.5 5 0 0 1 4.5 0'],
  'Ó': [9, 'M4.5 0A4.5 5 0 0 1 4.5 10A4.5 5 0 0 1 4.5 0M4.1 -2L5.3 -3.2'],
  'P': [6.2, 'M0 10V0H3.6A2.9 2.9 0 0 1 3.6 5.8H0'],
  'R': [6.6, 'M0 10V0H3.8A2.8 2.8 0 0 1 3.8 5.6H0M3.4 5.6L6.6 10'],
  'S': [6.4, 'M6 1.4Q4.8 0 3.2 0Q0.4 0 0.4 2.5T3.2 5Q6.2 5.2 6.2 7.5T3.2 10Q1.2 10 0.2 8.6'],
  'T': [7, 'M0 0H7M3.5 0V10'],
  'U': [7, 'M0 0V6.4A3.5 3.6 0 0 0 7 6.4V0'],
  'Ú': [7, 'M0 0V6.4A3.5 3.6 0 0 0 7 6.4V0M3.2 -2L4.4 -3.2'],
  'Y': [7.6, 'M0 0L3.8 5.2L7.6 0M3.8 5.2V10'],
  ' ': [2.4, ''],
}

interface Word {
  /** The left end and the top of the letters; with `middle` x is their middle. */
  readonly x: number
  readonly y: number
  /** The letters' height. */
  readonly size: number
  readonly color: string
  /** Of the stroke, in tenths of the height. */
  readonly weight?: number
  readonly spacing?: number
  readonly middle?: boolean
}

/** A word of capital letters. */
export function word(text: string, { x, y, size, color, weight = 1.7, spacing = 3.2, middle = false }: Word): string {
  let end = 0
  const placed = [...text].map((letter) => {
    const glyph = letters[letter]
    if (!glyph) throw new Error(`There is no letter ${letter} yet`)
    const [width, strokes] = glyph
    const drawn = strokes === '' ? ''
      : group({ transform: `translate(${end.toFixed(2)} 0)` }, curve(strokes, color, weight.toFixed(2)))
    end += width + spacing
    return drawn
  })
  const left = middle ? x - (end - spacing) * size / 20 : x
  return group({ transform: `translate(${left.toFixed(1)} ${y}) scale(${(size / 10).toFixed(3)})` }, ...placed)
}
