/** Words that say where somebody plays: they tell a position from a name, whatever the order. */
const positions = new Set([
  'arquero', 'arquera', 'portero', 'portera', 'guardameta', 'defensa', 'defensor', 'defensora', 'zaguero', 'zaguera', 'lateral', 'central',
  'libero', 'stopper', 'volante', 'mediocampista', 'mediocentro', 'mediapunta', 'medio', 'carrilero', 'carrilera', 'enganche', 'delantero',
  'delantera', 'extremo', 'extrema', 'wing', 'puntero', 'puntera', 'base', 'escolta', 'alero', 'alera', 'ala', 'pivot', 'pivote',
  'ala-pivot', 'armador', 'armadora', 'opuesto', 'opuesta', 'punta', 'receptor', 'receptora', 'centro', 'cierre', 'pilar', 'hooker', 'fullback',
  'suplente', 'polifuncional', 'jugador', 'jugadora', 'capitan', 'capitana',
])

/** They say more of a position, and are none alone. */
const additions = new Set([
  'derecho', 'derecha', 'izquierdo', 'izquierda', 'ofensivo', 'ofensiva', 'defensivo', 'defensiva', 'mixto', 'mixta', 'interno', 'interna',
  'externo', 'externa', 'creativo', 'creativa', 'por', 'de', 'la', 'y', 'o',
])

/** Only as a whole cell: 'del' also stands in names. */
const abbreviations = new Set(['arq', 'por', 'def', 'lat', 'med', 'mc', 'vol', 'ext', 'del', 'dc'])

export const plain = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase()

/** 'Arquero', 'Mediocampista central', 'Defensor/Volante'. */
function isPositionWords(text: string): boolean {
  const whole = plain(text).replace(/[.:]+$/, '')
  const words = whole.split(/[\s/,]+|-(?!pivot)/).filter(Boolean)
  return words.some((word) => positions.has(word)) && words.every((word) => positions.has(word) || additions.has(word))
}

export const isPosition = (cell: string) => isPositionWords(cell) || abbreviations.has(plain(cell).replace(/\.$/, ''))

/** 'Juan Cruz Ferro Lateral derecho' is two cells; at least `minNameWords` words of it are the name: there is a surname Punta, and a Base. */
export function splitPosition(cell: string, minNameWords = 2): { readonly name: string; readonly position: string } {
  const words = cell.split(/\s+/)
  for (let at = minNameWords; at < words.length; at++) {
    const position = words.slice(at).join(' ')
    const [first = ''] = words.slice(at)
    if (isPositionWords(position) && !additions.has(plain(first))) return { name: words.slice(0, at).join(' '), position }
  }
  return { name: cell, position: '' }
}
