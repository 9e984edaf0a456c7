import type { ScheduleEvent, ScheduleEventType } from '@torneo/contracts/schedule'
import type { OwnFields } from '../../platform/repository'

const event = (type: ScheduleEventType, date: string, time: string, title: string, location: string,
  description = ''): OwnFields<ScheduleEvent> =>
  ({ type, date: `2025-${date}`, time, title, location, description })

export const demoSchedule: readonly OwnFields<ScheduleEvent>[] = [
  event('ceremony', '10-24', '19:30', 'Sorteo de zonas', 'Salón de actos',
    'Con capitanes de todas las promociones. Se transmite en vivo.'),
  event('activity', '11-01', '10:00', 'Práctica abierta', 'Cancha auxiliar', 'Para probar camisetas, rodillas y arqueros.'),
  event('activity', '11-05', '18:00', 'Cierre de listas y entrega de camisetas', 'Secretaría de deportes'),
  event('activity', '11-07', '18:00', 'Acreditación de promociones', 'Portón de canchas', 'Pulseras para jugadores y familias.'),
  event('ceremony', '11-07', '20:30', 'Noche de bienvenida', 'Patio central',
    'Música, banderas y la foto de todas las promociones.'),
  event('ceremony', '11-08', '09:00', 'Inauguración y desfile de banderas', 'Cancha principal',
    'Palabras de la rectora y encendido de la llama.'),
  event('match', '11-08', '10:00', 'Fútbol 11: primera fecha', 'Cancha principal', 'Cuatro partidos de la fase de grupos.'),
  event('match', '11-08', '10:30', 'Vóley mixto: fase de grupos', 'Gimnasio y cancha de arena'),
  event('match', '11-08', '14:00', 'Básquet: semifinales', 'Gimnasio techado'),
  event('activity', '11-08', '16:30', 'Carrera de 100 metros y posta', 'Pista de atletismo',
    'Inscripción en la largada, sin límite de edad.'),
  event('match', '11-09', '09:30', 'Tenis y ping pong: finales', 'Canchas de polvo y salón de usos múltiples'),
  event('activity', '11-09', '12:30', 'Asado de las promociones', 'Arboleda',
    'Un fogón por década. Cada promoción trae su postre.'),
  event('match', '11-09', '18:30', 'Final de fútbol 11', 'Cancha principal', 'Bajo las luces, con relato y tribuna completa.'),
  event('ceremony', '11-09', '21:00', 'Premiación y cena de cierre', 'Patio central',
    'Entrega de copas, Salón de la Fama y fuegos artificiales.'),
]
