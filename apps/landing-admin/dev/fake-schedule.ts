import { scheduleEndpoints, scheduleEventTypes, type ScheduleEvent } from '@torneo/contracts/content/schedule'
import { aScheduleEvent } from '@torneo/testing/builders'
import { aCollection } from '@torneo/testing/collection'
import type { FakeApi } from '@torneo/testing/fake-api'
import { sampleRecords } from './sample-records'
import { unavailable } from './unavailable'

const some: readonly ScheduleEvent[] = [
  aScheduleEvent(),
  aScheduleEvent({
    title: 'Fútbol: Promo 98 contra Promo 05',
    time: '10:30',
    type: 'match',
    location: 'Cancha 1',
    description: 'Primera fecha.',
  }),
  aScheduleEvent({
    title: 'Asado',
    date: '2026-11-16',
    time: '13:00',
    type: 'activity',
    location: '',
    description: 'Traer cubiertos.',
  }),
  aScheduleEvent({
    title: 'Ceremonia de entrega de los premios a las promociones que cumplen cincuenta años de egresadas',
    date: '2026-11-16',
    time: '18:00',
    location: 'Salón de actos del edificio histórico, segundo piso, entrada por la calle lateral',
    description:
      'Con palabras de la rectora, del coro de exalumnos y de quienes quieran subir al escenario a contar una historia. '.repeat(
        2,
      ),
  }),
]

const oneOfMany = (index: number) =>
  aScheduleEvent({
    title: `Evento ${index + 1}`,
    time: `${String(8 + (index % 12)).padStart(2, '0')}:15`,
    type: scheduleEventTypes[index % 3] ?? 'match',
  })

const order = (a: ScheduleEvent, b: ScheduleEvent) => a.date.localeCompare(b.date) || a.time.localeCompare(b.time)

export function fakeSchedule(api: FakeApi, options: URLSearchParams): void {
  const server = aCollection(sampleRecords(options, some, oneOfMany), aScheduleEvent, order)
  api.respond(scheduleEndpoints.list, () => (options.has('failing') ? unavailable() : server.list()))
  api.respond(scheduleEndpoints.create, server.create)
  api.respond(scheduleEndpoints.update, server.update)
  api.respond(scheduleEndpoints.remove, server.remove)
}
