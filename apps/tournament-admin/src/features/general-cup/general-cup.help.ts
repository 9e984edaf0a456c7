import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'copa-general',
    title: 'Copa General: todas las promociones juntas',
    guide: 'admin_tournament',
    section: 'general_cup',
    finds: 'copa general interpromo puntos desfile hinchada reina barra promociones tabla sumar descontar campeón',
    steps: [
      'Abre **Copa General** y toca **Armar la copa**: ya están todos los deportes activos, con puntos por puesto.',
      'Cambia los puntos por puesto, apaga los deportes que no suman y agrega los concursos: desfile, hinchada, reina.',
      'Toca **Publicar** cuando quieras que las familias la vean.',
      'Después de cada concurso, toca **Cargar puestos**. Los deportes suman solos cuando terminan.',
      'Para premiar o sancionar, toca **Sumar o descontar** y escribe el motivo.',
    ],
    notes: [
      'Un deporte que no terminó todavía no suma: **Si terminara hoy** muestra, en cursiva, cómo quedaría.',
      'En una llave, los que pierden en la misma ronda comparten el mejor puesto de esa ronda: semifinales 3, cuartos 5, octavos 9.',
      'De una promoción con varios equipos cuenta el mejor.',
      'Desempatan los primeros puestos, luego los segundos, luego los terceros.',
    ],
  },
]

export default articles
