import { plainText } from '../format/search'
import { isCheckTitle } from './attendance'
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
  crossed: 'tiene una cruz o está tachado',
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
  'buen',
  'buenos',
  'gracias',
  'saludos',
  'abrazo',
  'abrazos',
  'estimado',
  'estimada',
  'estimados',
  'estimadas',
  'chicos',
  'chicas',
  'muchachos',
  'gente',
  'somos',
  'nos',
  'les',
  'te',
  'ahi',
  'paso',
  'adjunto',
  'vamos',
  'jugamos',
  'quedamos',
  'falta',
  'faltan',
  'ojo',
  'aviso',
  'nota',
  'obs',
  'pd',
])

/** Words before a colon that head a note. */
const noteHeads =
  /^(?:cancha|lugar|sede|predio|direccion|fecha|dia|hora|horario|rival|contra|partido|color(?:es)?|camisetas?|pecheras?|cuota|precio|valor|pago|deben|pagaron|alias|cbu|link|contacto|arbitro|resultado|observaciones|importante|total)\s*:|^(?:cel|tel|whatsapp|wsp)[a-z]*[.:]*\s*[+\d(]/

/** Day, hour and field of a match: 'Sábado 28/11', 'Cancha 2', '10 hs'. */
const whenAndWhere =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\s+\d|^cancha\s+\d|^(?:(?:a las?|tipo|desde|hora) )?\d{1,2}(?::\d{2})?\s*(?:hs|hrs|horas)\b/

/** Messages of who joins or leaves: 'me bajo, perdón', 'yo voy'. */
const message =
  /^(?:(?:yo )?(?:me (?:bajo|sumo|anoto|prendo)|(?:no )?(?:voy|puedo|juego|llego))\b|(?:dale|ok|oka|listo|perdon|anotame|sumame|presente|genial|buenisimo)(?:[\s.,!]|$)|(?:cuenten|conten|cuenta) conmigo)/

/** Phrases of a message about a list: 'Va la lista', 'Ya somos 12'. */
const phrase =
  /(?<!de)(?:^|\s)(?:la|mi|nuestra|una|esta) (?:lista|planilla|nomina)(?:\s|$|[.:!,])|(?:^|\s)el (?:listado|plantel)(?:\s|$|[.:!,])|^(?:ya |por ahora |hasta ahora )(?:somos|son|van|estamos)\b|https?:\/\//

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

/** True if a line is a title: 'Lista Promo 98', 'Suplentes:'. */
export function isTitle(line: readonly string[]): boolean {
  const [first = '', ...more] = line.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (more.length === 0 && (groupPosition(first) !== null || isCheckTitle(first))) return true
  const hasPosition = cellsOf(line).some((cell) => isPosition(cell) || splitPosition(cell, 1).position !== '')
  return more.length < 2 && !hasPosition && titles.has(plainText(first).split(/[^a-z]/)[0] ?? '')
}

/** True if a line ends a message: who signs it stands below. */
export const isFarewell = (line: readonly string[]): boolean =>
  /^(?:atentamente|atte|cordialmente|saludos|un saludo|abrazo|un abrazo)(?:$|[\s.,!])/.test(
    plainText(line.join(' ')).trim(),
  )

/** Returns the reason that a line is not a player; null if it may be one. */
export function skipReason(line: readonly string[]): SkipReason | null {
  const plain = plainText(line.join(' ')).trim()
  if (isTitle(line) || isFarewell(line)) return 'title'
  if (!/[\p{L}\p{N}]/u.test(plain) || chatMessage.test(plain)) return 'other'
  if (/^\d{1,2}\s*[.):°º-]+$/.test(plain)) return 'other'
  if (noteHeads.test(plain) || (phrase.test(plain) && !cellsOf(line).some(isShirt))) return 'title'
  if (whenAndWhere.test(plain)) return 'title'
  if (message.test(plain) && !cellsOf(line).some(isShirt)) return 'other'
  if (/^(?:ya |por ahora |hasta ahora )/.test(plain) && phrase.test(plain)) return 'title'
  const [first = '', ...more] = line.filter((cell) => cell.trim() !== '')
  if (more.length === 0 && columnOf(first) !== null) return 'heading'
  return isStaff(line, plain) ? 'staff' : null
}
