import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'entender-la-tabla',
    title: 'Entender la tabla de posiciones',
    guide: 'admin_tournament',
    section: 'standings',
    finds: 'puntos empate desempate diferencia orden por qué reclamo',
    steps: [
      'Abre **Posiciones** y elige el **Deporte**.',
      'Cada victoria vale 3 puntos y cada empate 1. Si dos empatan, decide la diferencia, y después lo que hicieron a favor.',
      'Toca la flecha al final de la fila de un equipo: dice con qué se decidió su puesto.',
    ],
    notes: ['Suma solo lo que terminó. Un partido reabierto se descuenta hasta que se finaliza de nuevo.'],
  },
]

export default articles
