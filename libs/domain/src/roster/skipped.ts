import { plainText } from '../format/search'
import { columnOf } from './heading'
import { cellsOf, isShirt } from './line'
import { groupPosition, isPosition, splitPosition } from './positions'

/** The reason that a line of a list is not a player. */
export type SkipReason = 'title' | 'heading' | 'staff' | 'out' | 'other'

/** Spanish reasons of what a list says and a roster does not keep. */
export const skipTexts = {
  title: 'título',
  heading: 'encabezado',
  staff: 'cuerpo técnico',
  out: 'está entre las bajas',
  other: 'no es un jugador',
  chat: 'lo agrega el chat',
  noName: 'no es un nombre',
} as const

/** First words of a title; no name begins with one. */
const titles = new Set([
  'lista',
  'listado',
  'equipo',
  'plantel',
  'plantilla',
  'nomina',
  'planilla',
  'promo',
  'promocion',
  'generacion',
  'torneo',
  'categoria',
  'jugadores',
  'jugadoras',
  'confirmados',
  'confirmadas',
  'convocados',
  'convocadas',
  'convocatoria',
  'alineacion',
  'titulares',
  'suplentes',
  'reservas',
  'egresados',
  'egresadas',
  'futbol',
  'voley',
  'basquet',
  'basket',
  'handball',
  'hockey',
  'total',
  'totales',
  'hola',
  'buenas',
  'gracias',
  'saludos',
])

const staffRole =
  String.raw`(?:d\.?\s?t\.?|directora? tecnic[oa]|entrenadora?|tecnic[oa]|coach|ayudante(?: de campo| tecnic[oa])?|asistente|preparadora? fisic[oa]|` +
  String.raw`p\.?\s?f\.?|delegad[oa]|medic[oa]|kinesiolog[oa]|kine|utiler[oa]|masajista|aguater[oa]|manager|presidente|cuerpo tecnico|staff)`
const staffFirst = new RegExp(String.raw`^${staffRole}(?:\s*[:.–-]|\s+(?=\S)|$)`)
const staffLast = new RegExp(String.raw`[\s(,;–-]${staffRole}\s*\)?$`)

const staffTitle = new RegExp(String.raw`^${staffRole}s?\s*:?$`)

/** WhatsApp's own messages: '<Multimedia omitido>', 'Se eliminó este mensaje.'. */
const chatMessage =
  /^<?(multimedia|imagen|video|audio|sticker|documento|gif)[\w\s]* omitid[oa]>?|elimin(o|aste) este mensaje|este mensaje fue eliminado|cifrados de extremo a extremo/

/** True if a line without a shirt number names a staff member: 'DT: Carlos Ruiz', 'Carlos Ruiz (DT)'. */
function isStaff(line: readonly string[], plain: string): boolean {
  return (staffFirst.test(plain) || staffLast.test(plain)) && !cellsOf(line).some(isShirt)
}

/** True if a line heads the names of the staff: 'Cuerpo técnico:'. */
export const isStaffTitle = (line: readonly string[]): boolean => staffTitle.test(plainText(line.join(' ')).trim())

const outWords = String.raw`(?:bajas?|no (?:van?|vienen?|juegan?|pueden?|estan?)|ausentes?|lesionad[oa]s|suspendid[oa]s|afuera|se baj(?:an|aron|o))`
const doubtWords = String.raw`(?:dudas?|en duda|dudos[oa]s?|(?:a|por|sin) confirmar|por ver|tal vez|quiz[aá]s?|capaz|puede(?:n)? ser)`
const groupEnd = String.raw`\s*(?:[([]\d+[)\]])?\s*[:.?]*$`
const attendances = [
  [
    'out',
    new RegExp(`^(?:las )?${outWords}${groupEnd}`),
    new RegExp(String.raw`[([]\s*${outWords}\s*[)\]]|\s[-–:,]\s*baja\s*$`, 'iu'),
  ],
  [
    'doubt',
    new RegExp(`^(?:las )?${doubtWords}${groupEnd}`),
    new RegExp(
      String.raw`[([]\s*(?:${doubtWords}|lesionad[oa]|\?+)\s*[)\]]|\s[-–:,]\s*(?:en )?duda\s*$|\s*\?+\s*$`,
      'iu',
    ),
  ],
] as const

/** Attendance by heading: below 'Bajas:' no, below 'Dudas:' perhaps. */
export type Attendance = (typeof attendances)[number][0]

/** Attendance that a title gives to the names below it: 'Bajas:', 'Dudas (2)'; null for any other line. */
export const attendanceTitle = (text: string): Attendance | null =>
  attendances.find(([, title]) => title.test(plainText(text).trim()))?.[0] ?? null

/** Attendance in one line, with the words that say it: 'Gonza (duda)', 'Rodri - baja'; null without any. */
export function attendanceIn(text: string): { readonly kind: Attendance; readonly words: string } | null {
  for (const [kind, , mark] of attendances) {
    const [words] = mark.exec(text) ?? []
    if (words !== undefined) return { kind, words }
  }
  return null
}

/** True if a line is a title: 'Lista Promo 98', 'Suplentes:'. */
export function isTitle(line: readonly string[]): boolean {
  const [first = '', ...more] = line.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (more.length === 0 && groupPosition(first) !== null) return true
  const hasPosition = cellsOf(line).some((cell) => isPosition(cell) || splitPosition(cell, 1).position !== '')
  return more.length < 2 && !hasPosition && titles.has(plainText(first).split(/[^a-z]/)[0] ?? '')
}

/** Returns the reason that a line is not a player; null if it may be one. */
export function skipReason(line: readonly string[]): SkipReason | null {
  const plain = plainText(line.join(' ')).trim()
  if (!/[\p{L}\p{N}]/u.test(plain) || chatMessage.test(plain)) return 'other'
  if (isTitle(line)) return 'title'
  const [first = '', ...more] = line.filter((cell) => cell.trim() !== '')
  if (more.length === 0 && columnOf(first) !== null) return 'heading'
  return isStaff(line, plain) ? 'staff' : null
}
