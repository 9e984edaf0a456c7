import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'armar-la-competencia',
    title: 'Armar la competencia: zonas, llave y sorteo',
    guide: 'admin_tournament',
    section: 'competition',
    finds: 'zonas grupos llave fixture oro plata semifinal final sorteo eliminación tercer puesto todos contra todos',
    steps: [
      'Carga los equipos en **Equipos**, y abre **Competencia**.',
      'Elige el deporte y cómo se juega: debajo ves las zonas, la llave y cuántos partidos son.',
      'Ajusta las **Zonas**, el **Tercer puesto** y el **Desempate**. Con **Sortear de nuevo** cambian los equipos de zona.',
      'Toca **Armar competencia**. Hasta ahí no se guarda nada.',
    ],
    notes: [
      'Para un sorteo con registro, abre el menú **Más acciones de la competencia** y toca **Sortear zonas**: queda quién sorteó, cuándo y con qué número. Se ve en **Ver cómo se sorteó**.',
      'Los ganadores pasan solos: cuando termina un partido, se llena el cruce que sigue. Si corriges un resultado, se corrige también.',
      'No hay doble eliminación, sistema suizo ni llaves de ida y vuelta.',
    ],
  },
  {
    id: 'empates-descuentos-y-retiros',
    title: 'Empates, descuentos y retiros',
    guide: 'admin_tournament',
    section: 'competition',
    finds: 'empate igualados sorteo moneda puntos sanción retirar abandono desempate cambiar cruce conflicto',
    steps: [
      'Cuando nada separa a dos equipos y su puesto importa, **Competencia** lo dice arriba. Toca **Sortear**, o **Ordenar a mano** con un motivo.',
      'Para quitar puntos, toca **Descontar puntos** y escribe el motivo: aparece en la tabla.',
      'Si un equipo no sigue, abre **Más acciones de la competencia** y toca **Retirar un equipo**. Elige si sus resultados se mantienen o se anulan.',
      'Para cambiar quién juega un cruce, tócalo y usa el lápiz. Se puede hasta que empieza el partido.',
    ],
    notes: [
      'Todo se puede deshacer en el aviso que aparece, o más tarde en **Descuentos y retiros**.',
      'Si se corrige un resultado y el cruce siguiente ya empezó, sus equipos no cambian: el cruce lo avisa y puedes **Dejar como se jugó**.',
    ],
  },
]

export default articles
