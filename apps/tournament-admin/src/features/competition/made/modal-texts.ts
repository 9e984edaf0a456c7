import type { Draw } from '@torneo/contracts/competition/draw'
import { endSentence } from '@torneo/domain/format/join-sentences'
import { joinNames, ordinal } from '../words'

/** Texts of the dialogs of a competition, loaded with them. */
export const modalTexts = {
  lotsBody: (positions: readonly number[]) =>
    positions.length > 0
      ? `Nada separa a estos equipos. El sorteo define ${joinNames(positions.map((position) => `quién queda ${ordinal(position)}`))}.`
      : 'Nada separa a estos equipos. El sorteo define su orden.',
  lotsKept: 'Queda guardado el orden, con tu nombre y la hora. Se ve en «Ver cómo se sorteó».',
  lotsNow: 'Sortear ahora',
  byHand: 'Ordenar a mano, con motivo',
  place: (position: number) => `${ordinal(position)} puesto`,
  drawnBy: (name: string, time: string) => `Sorteado por ${name}, ${time}`,
  done: 'Listo',
  reason: 'Motivo',
  orderTwice: 'Cada equipo va una sola vez',
  zoneConflict: (match: string, team: string) =>
    endSentence(`${match}: se corrigió un resultado, aquí debía jugar ${team}`),
  placesHint:
    'Cada lugar lo ocupa el equipo que lo gana: se llena solo, y cambia si se corrige un resultado. Los que ya llevan a otro cruce no están.',
  placesOf: (zone: string) => `Lugares de ${zone}`,
  twoPlaces: 'Elige al menos dos lugares',
  noPlaces: 'No queda ningún lugar libre: todos llevan ya a otro cruce o zona.',
  addZone: 'Agregar otra zona',
  takeZone: (zone: string) => `Quitar ${zone}`,
  fedLeague: 'Segunda fase',
  adds: 'Qué se hace',
  addsOf: { deduct: 'Descontar', add: 'Sumar' },
  team: 'Equipo',
  chooseTeam: 'Elige un equipo',
  points: 'Puntos',
  deduct: 'Guardar puntos',
  deducted: (team: string, points: number) =>
    `${Math.abs(points)} ${Math.abs(points) === 1 ? 'punto' : 'puntos'} ${points < 0 ? 'más' : 'menos'} para ${team}`,
  results: 'Sus resultados',
  resultModes: { annul: 'Se anulan', keep: 'Se mantienen', all_lost: 'Pierde todos' },
  resultsOf: {
    annul: 'Se anulan: sus partidos salen de la tabla y los que faltan se cancelan.',
    keep: 'Se mantienen: los que faltan los gana el rival por W.O., y queda debajo de los que siguen.',
    all_lost:
      'Pierde todos: también los que ya jugó cuentan para los rivales como W.O. Los goles quedan en Goleadores.',
  },
  withdraw: 'Retirar',
  withdrawn: (team: string) => `${team} se retiró`,
  how: (name: string, when: string) => `Sorteó ${name}, ${when}.`,
  howNumber: ({ number, algorithm, zones, teamIds }: Draw) =>
    `Número ${number}, método ${algorithm}${zones && teamIds ? `, ${teamIds.length} equipos en ${zones} zonas` : ''}: con ellos el sorteo se puede repetir, y da lo mismo.`,
  howLots: (place: string, order: readonly string[]) => `${place}: ${order.join(', ')}`,
  close: 'Cerrar',
} as const
