import type { OfficialMatch } from '@torneo/contracts/match/official-links'
import { officialRoleNames, type OfficialRole } from '@torneo/contracts/match/officials'
import { formatLongDay } from '@torneo/domain/format/format-day'

/** Texts of an official's page. */
export const officialTexts = {
  title: 'Tus partidos',
  loading: 'Cargando tus partidos...',
  unread: 'No pudimos cargar tus partidos',
  gone: 'Este enlace ya no sirve',
  broken: 'Este enlace está incompleto',
  brokenWhy: 'Abre el enlace entero que te enviaron, o escanea de nuevo el código QR.',
  role: (role: string) => officialRoleNames[role as OfficialRole] ?? role,
  none: 'Todavía no tienes partidos',
  noneWhy: 'Cuando te den uno aparece aquí. Guarda este enlace.',
  ask: '¿Los viste? Confirma y la organización sabe que cuenta contigo.',
  confirm: 'Confirmo',
  confirming: 'Confirmando...',
  confirmed: (at: string) => `Confirmaste ${formatMoment(at)}. Si algo cambia, te lo pedimos de nuevo.`,
  confirmFailed: 'No pudimos registrar tu confirmación',
  changed: 'Cambió mientras leías: míralo de nuevo y confirma.',
  live: 'Se actualiza solo si algo cambia.',
  day: (day: string) => formatLongDay(day, new Date(Date.parse(`${day}T12:00:00Z`)).getUTCFullYear()),
  colleagues: (names: readonly string[]) => `Con ${new Intl.ListFormat('es').format(names)}`,
  over: 'Ya pasaron',
} as const

const momentFormat = new Intl.DateTimeFormat('es', { weekday: 'short', day: 'numeric', month: 'numeric' })
const timeFormat = new Intl.DateTimeFormat('es', { hour: '2-digit', minute: '2-digit' })

/** Formats an instant as 'el sáb. 15/11 a las 13:05'. */
export const formatMoment = (at: string): string =>
  `el ${momentFormat.format(Date.parse(at)).replace(',', '')} a las ${timeFormat.format(Date.parse(at))}`

/** Words of a state that is not plain 'Programado'; null for that. */
export function stateOf({ status, interruption }: OfficialMatch): string | null {
  if (status === 'live') return 'En vivo'
  if (status === 'finished') return 'Finalizado'
  if (status !== 'cancelled') return null
  return interruption ? `Suspendido${interruption.reason ? ` · ${interruption.reason}` : ''}` : 'Cancelado'
}
