import type { LiveAction, TimelineEvent } from '@torneo/domain/match/projection'
import { aMatch } from '@torneo/testing/builders'
import { expect, test } from 'vitest'
import { formatAction, formatRejection } from './format-action'
import { formatEvent } from './format-event'

const team = (name: string) => ({
  id: name,
  name,
  color: '',
  logo: '',
  promotionId: 'p',
  promotionYear: null,
  promotionColor: null,
})
const goal = { id: 'e1', type: 'goal', playerName: 'Eva Luna', minute: 12 } as TimelineEvent
const known = {
  match: aMatch({ homeTeam: team('Promo 98') }),
  events: [goal],
  nameOf: (id: string) => (id === 'ana' ? 'Ana Ríos' : null),
}
const event = (fields: object): LiveAction => ({
  kind: 'event',
  type: 'goal',
  teamId: 't',
  playerId: 'ana',
  assistPlayerId: null,
  minute: 34,
  ...fields,
})

test.each<[LiveAction, string]>([
  [{ kind: 'score', side: 'home', step: 1 }, '+1 a Promo 98'],
  [{ kind: 'score', side: 'away', step: -1 }, '-1 a Equipo no encontrado'],
  [{ kind: 'minute', step: -1 }, '-1 minuto'],
  [{ kind: 'half', half: 2 }, '2º Tiempo'],
  [event({}), 'Gol de Ana Ríos · 34′'],
  [event({ type: 'red_card', playerId: 'nobody' }), 'Tarjeta Roja · 34′'],
  [{ kind: 'event_deletion', eventId: 'e1' }, 'Eliminado: Gol de Eva Luna · 12′'],
  [{ kind: 'event_deletion', eventId: 'gone' }, 'Eliminar evento'],
  [{ kind: 'start' }, 'Inicio del partido'],
])('%j is %s', (action, words) => {
  expect(formatAction(action, known)).toBe(words)
})

test('an event of another version has a name too', () => {
  expect(formatEvent({ type: 'var_check', playerName: null, minute: 3 })).toBe('Evento · 3′')
})

test.each<[LiveAction, string | undefined, string]>([
  [{ kind: 'start' }, undefined, 'Error al iniciar el partido'],
  [{ kind: 'finish' }, 'Equipos no encontrados', 'Error al finalizar el partido: Equipos no encontrados'],
  [event({}), 'Ese jugador no es de ese equipo', 'Error al registrar el evento. Ese jugador no es de ese equipo'],
  [{ kind: 'event_deletion', eventId: 'e1' }, undefined, 'Error al eliminar el evento'],
  [{ kind: 'undo', undoes: 'k' }, 'Esa acción ya se deshizo', 'Error al deshacer. Esa acción ya se deshizo'],
])('%j rejected', (action, reason, words) => {
  expect(formatRejection(action, reason)).toBe(words)
})
