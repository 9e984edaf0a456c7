import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'crear-un-deporte',
    title: 'Crear un deporte y sus reglas',
    guide: 'admin_tournament',
    section: 'tournament_sports',
    finds: 'fútbol básquet vóley tiempos sets puntos propios tabla empate duración suspensión amarillas presentes',
    steps: [
      'Abre **Deportes del torneo** y toca **Nuevo deporte**.',
      'Escribe el **Nombre** y elige un **Ícono**.',
      'En **Cómo se cuenta** elige **Goles**, **Puntos** o **Sets**. El panel de cada partido se adapta a eso.',
      'Revisa los **Períodos** y los **Minutos por período**, y toca **Guardar deporte**.',
    ],
    notes: [
      'Para que las tarjetas suspendan, completa **Amarillas para una suspensión** y **Partidos de suspensión por roja**. Con 0, no suspenden.',
      'La tabla suma 3, 1 y 0. Para que sume otros, enciende **Puntos propios**: en vóley, por ejemplo, 3 por ganar y 2 si fue en el último set.',
      'En deportes que no terminan empatados, apaga **Se permite el empate**: el panel del partido sigue hasta que haya un ganador.',
      'Para contar los partidos jugados por quienes estuvieron, y no solo por quienes tuvieron goles o tarjetas, enciende **Presentes por partido**: el capitán o el planillero los marca antes de empezar.',
      'Para registrar quién sale y quién entra, enciende **Cambios**: el tablero tiene un botón por equipo.',
      'Si un deporte ya no se juega, apaga **Activo** en vez de eliminarlo: lo jugado queda guardado.',
    ],
  },
]

export default articles
