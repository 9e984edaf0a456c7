import { withdrawnLabel } from '@torneo/domain/competition/withdrawn'
import { csvTexts } from '@torneo/domain/csv/csv-texts'
import { walkoverLabels } from '@torneo/domain/match/list/match-state'

/** Spanish of the files of an exported edition. Fixtures, teams and players begin with the columns of their imports. */
export const exportTexts = {
  archive: (year: number) => `torneo-${year}.zip`,
  sports: { file: 'deportes.csv', columns: ['Deporte', 'Descripción', 'Jugadores por equipo', 'Minutos', 'Activo'] },
  promotions: { file: 'promociones.csv', columns: ['Promoción', 'Año', 'Categoría', 'Color', 'Descripción', 'Escudo'] },
  teams: {
    file: 'equipos.csv',
    columns: [...Object.values(csvTexts.teams), 'Año', 'Categoría', 'Color', 'Escudo', withdrawnLabel],
  },
  players: {
    file: 'jugadores.csv',
    columns: [
      ...Object.values(csvTexts.players),
      'En la lista',
      'Habilitado',
      'Motivo',
      'Partidos',
      'Goles',
      'Asistencias',
      'Amarillas',
      'Rojas',
      'Foto',
    ],
  },
  matches: {
    file: 'partidos.csv',
    columns: [
      ...Object.values(csvTexts.fixtures),
      'Estado',
      'Goles local',
      'Goles visitante',
      'Sets',
      'Penales',
      'Árbitros',
    ],
  },
  events: {
    file: 'eventos.csv',
    columns: ['Fecha', 'Deporte', 'Local', 'Visitante', 'Minuto', 'Evento', 'Equipo', 'Jugador', 'Asistencia', 'Sale'],
  },
  standings: {
    file: 'tablas.csv',
    columns: [
      'Deporte',
      'Fase',
      'Zona',
      'Puesto',
      'Equipo',
      'PJ',
      'PG',
      'PE',
      'PP',
      'GF',
      'GC',
      'DG',
      'Puntos',
      withdrawnLabel,
    ],
  },
  scorers: {
    file: 'goleadores.csv',
    columns: ['Deporte', 'Puesto', 'Jugador', 'Equipo', 'Goles', 'Asistencias', 'Partidos'],
  },
  champions: { file: 'campeones.csv', columns: ['Categoría', 'Puesto', 'Equipo', 'Año de la promoción'] },
  cup: {
    file: 'copa-general.csv',
    columns: ['Puesto', 'Promoción', 'Categoría', 'Total', 'De qué', 'Lugar', 'Puntos', 'Definitivo'],
  },
  officials: { file: 'arbitros.csv', columns: ['Nombre', 'Función', 'Partidos'] },
  states: {
    scheduled: 'Programado',
    live: 'En vivo',
    finished: 'Finalizado',
    cancelled: 'Cancelado',
    ...walkoverLabels,
    abandoned: 'Suspendido',
    postponed: 'Postergado',
  },
  yes: 'Sí',
  no: 'No',
  pictures: { promotions: 'promociones', teams: 'equipos', players: 'jugadores' },
  readMe: 'leeme.txt',
  explanation: (title: string, day: string) => [
    title,
    `Exportado el ${day}.`,
    '',
    '*.csv: planillas para Excel, LibreOffice o Google (punto y coma, UTF-8).',
    'datos/*.json: lo mismo, completo, para programas. Los partidos tienen sus eventos.',
    'fotos/: escudos y fotos. Las planillas dicen cuál es de quién.',
  ],
  missing: (count: number) => `Faltan ${count} ${count === 1 ? 'imagen' : 'imágenes'}:`,
  gone: 'ya no está en el servidor',
  foreign: 'está en otro sitio',
} as const
