import { plainText } from './search'

/** Words of positions: they tell a position from a name in any column order. */
const positions = new Set([
  'arquero', 'arquera', 'portero', 'portera', 'guardameta', 'defensa', 'defensor', 'defensora', 'zaguero', 'zaguera', 'lateral', 'central',
  'libero', 'stopper', 'volante', 'mediocampista', 'mediocentro', 'mediapunta', 'medio', 'carrilero', 'carrilera', 'enganche', 'delantero',
  'delantera', 'extremo', 'extrema', 'wing', 'puntero', 'puntera', 'base', 'escolta', 'alero', 'alera', 'ala', 'pivot', 'pivote',
  'ala-pivot', 'armador', 'armadora', 'opuesto', 'opuesta', 'punta', 'receptor', 'receptora', 'centro', 'cierre', 'pilar', 'hooker', 'fullback',
  'suplente', 'polifuncional', 'jugador', 'jugadora', 'capitan', 'capitana',
])

/** Words that only qualify a position. */
const qualifiers = new Set([
  'derecho', 'derecha', 'izquierdo', 'izquierda', 'ofensivo', 'ofensiva', 'defensivo', 'defensiva', 'mixto', 'mixta', 'interno', 'interna',
  'externo', 'externa', 'creativo', 'creativa', 'por', 'de', 'la', 'y', 'o',
])

/** Recognized only as a complete cell, because names contain 'del' too. */
const abbreviations = new Set(['arq', 'por', 'def', 'lat', 'med', 'mc', 'vol', 'ext', 'del', 'dc'])

/** 'Arquero', 'Mediocampista central', 'Defensor/Volante'. */
function isPositionWords(text: string): boolean {
  const words = plainText(text).replace(/[.:]+$/, '').split(/[\s/,]+|-(?!pivot)/).filter(Boolean)
  return words.some((word) => positions.has(word)) && words.every((word) => positions.has(word) || qualifiers.has(word))
}

export const isPosition = (cell: string) => isPositionWords(cell) || abbreviations.has(plainText(cell).replace(/\.$/, ''))

/**
 * Splits 'Juan Cruz Ferro Lateral derecho' into name and position. The name keeps at least `minNameWords` words, because Punta and Base are
 * also surnames.
 */
export function splitPosition(cell: string, minNameWords = 2): { readonly name: string; readonly position: string } {
  const words = cell.split(/\s+/)
  for (let index = minNameWords; index < words.length; index++) {
    const position = words.slice(index).join(' ')
    if (isPositionWords(position) && !qualifiers.has(plainText(words[index] ?? ''))) return { name: words.slice(0, index).join(' '), position }
  }
  return { name: cell, position: '' }
}
