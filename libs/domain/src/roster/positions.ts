import { plainText } from '../format/search'

/** Positions as marks of a list say them: 🧤, '(C)'. */
export const goalkeeper = 'Arquero'
export const captain = 'Capitán'

/** Position words: they distinguish a position from a name in any column order. */
const positions = new Set([
  'arquero',
  'arquera',
  'portero',
  'portera',
  'guardameta',
  'guardavallas',
  'golero',
  'golera',
  'defensa',
  'defensor',
  'defensora',
  'zaguero',
  'zaguera',
  'lateral',
  'central',
  'libero',
  'stopper',
  'volante',
  'mediocampista',
  'mediocampo',
  'centrocampista',
  'mediocentro',
  'mediapunta',
  'medio',
  'contencion',
  'interior',
  'carrilero',
  'carrilera',
  'enganche',
  'delantero',
  'delantera',
  'atacante',
  'extremo',
  'extrema',
  'wing',
  'puntero',
  'puntera',
  'base',
  'escolta',
  'alero',
  'alera',
  'ala',
  'pivot',
  'pivote',
  'ala-pivot',
  'armador',
  'armadora',
  'opuesto',
  'opuesta',
  'punta',
  'receptor',
  'receptora',
  'centro',
  'cierre',
  'hooker',
  'fullback',
  'suplente',
  'polifuncional',
  'jugador',
  'jugadora',
  'capitan',
  'capitana',
])

/** Position words that never begin a name. */
const leading = new Set([
  'arquero',
  'arquera',
  'portero',
  'portera',
  'defensor',
  'defensora',
  'volante',
  'mediocampista',
  'centrocampista',
  'delantero',
  'delantera',
])

/** Words that only qualify a position. */
const qualifiers = new Set([
  'derecho',
  'derecha',
  'izquierdo',
  'izquierda',
  'ofensivo',
  'ofensiva',
  'defensivo',
  'defensiva',
  'mixto',
  'mixta',
  'interno',
  'interna',
  'externo',
  'externa',
  'creativo',
  'creativa',
  'por',
  'de',
  'la',
  'y',
  'o',
])

/** Recognized only as a complete cell, because names contain 'del' and 'Pilar' too. */
const abbreviations = new Set([
  'arq',
  'por',
  'def',
  'lat',
  'cen',
  'med',
  'mc',
  'vol',
  'ext',
  'del',
  'dc',
  'df',
  'mf',
  'fw',
  'gk',
  'pt',
  'pilar',
  'cap',
  'sup',
])

/** Abbreviations that never end a name, nor begin one in capitals. */
const endings = /^(arq|def|med|vol|ext|del|lat|mc|mcd|mco|dc|dfc|ld|li|md|mi|sd|pt|gk|df|mf|fw|por)$/

/** Adds the captaincy to a position that does not say it. */
export const withCaptaincy = (position: string): string =>
  position.includes(captain) ? position : [position, captain].filter(Boolean).join(' / ')

/** True if a text says that somebody is a goalkeeper. */
export const isGoalkeeper = (text: string): boolean =>
  /\b(?:arquer[oa]s?|porter[oa]s?|guardametas?|guardavallas|goler[oa]s?|arq|gk)\b/.test(plainText(text))

const plainWord = (word: string) => plainText(word).replace(/[.:]+$/, '')

/** Accepts 'Arquero', 'Mediocampista central', 'Defensor/Volante'. */
function isPositionWords(text: string): boolean {
  const words = plainWord(text)
    .split(/[\s/,]+|-(?!pivot)/)
    .filter(Boolean)
  return words.some((word) => positions.has(word)) && words.every((word) => positions.has(word) || qualifiers.has(word))
}

export const isPosition = (cell: string) =>
  isPositionWords(cell) || abbreviations.has(plainWord(cell)) || endings.test(plainWord(cell))

/** Accepts 'DEF', 'Def.', 'def': two letters in capitals only. */
const isEnding = (word: string) =>
  endings.test(plainWord(word)) && (plainWord(word).length > 2 || word === word.toUpperCase())

/**
 * Splits 'Juan Cruz Ferro Lateral derecho', 'Nico Paz DEF' and 'Arquero Juan Paz' into name and position. The name
 * keeps at least `minNameWords` words, because Punta and Base are also surnames.
 */
export function splitPosition(cell: string, minNameWords = 2): { readonly name: string; readonly position: string } {
  const words = cell.split(/\s+/)
  for (let index = minNameWords; index < words.length; index++) {
    const position = words.slice(index).join(' ')
    if (isPositionWords(position) && !qualifiers.has(plainText(words[index] ?? '')))
      return { name: words.slice(0, index).join(' '), position }
  }
  const [first = '', ...more] = words
  const last = words.at(-1) ?? ''
  if (more.length > 0 && isEnding(last)) return { name: words.slice(0, -1).join(' '), position: last }
  const isLeading =
    leading.has(plainWord(first)) ||
    (endings.test(plainWord(first)) && first === first.toUpperCase() && more.join('') !== more.join('').toUpperCase())
  return isLeading && more.length > 1 ? { name: more.join(' '), position: first } : { name: cell, position: '' }
}

/** Returns a group heading's position: 'Arqueros:' is 'Arquero', 'Suplentes' is ''; null for any other line. */
export function groupPosition(line: string): string | null {
  const [, title = '', colon] = /^([\p{L}\s/-]+?)\s*(?:[([]\d+[)\]])?\s*(:|\.|$)\s*$/u.exec(line) ?? []
  const plain = plainText(title)
  if (/^(titulares|suplentes|reservas|banco|banca|convocad[oa]s|jugador[ea]s|jugadoras)$/.test(plain)) return ''
  const singular = [title.replace(/es$/iu, ''), title.replace(/s$/iu, ''), title].find((word) =>
    positions.has(plainText(word)),
  )
  if (singular === undefined || (singular === title && colon !== ':')) return null
  return singular.charAt(0).toUpperCase() + singular.slice(1).toLowerCase()
}
