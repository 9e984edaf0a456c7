import { type HelpArticle, helpPicture } from '@torneo/panel/screen/help'
import dark from './help/armar-la-competencia-dark.webp'
import light from './help/armar-la-competencia-light.webp'

const articles: readonly HelpArticle[] = [
  {
    id: 'armar-la-competencia',
    title: 'Armar la competencia: zonas, llave y sorteo',
    guide: 'admin_tournament',
    section: 'competition',
    finds: 'zonas grupos llave fixture oro plata semifinal final sorteo eliminación tercer puesto todos contra todos',
    picture: helpPicture(light, dark, 'Competencia: la forma Oro y Plata elegida, y debajo cómo quedaría.'),
    steps: [
      'Abre **Competencia** y elige el deporte. Si faltan equipos, toca **Pegar equipos** y pega sus nombres, uno por línea. Si faltan sus promociones, las crea ahí mismo; si cierras antes, la lista queda guardada.',
      'Elige cómo se juega: debajo ves las zonas, la llave y cuántos partidos son.',
      'Ajusta las **Zonas**, el **Tercer puesto**, las **Cabezas de serie** y el **Desempate**. Con **Sortear de nuevo** cambian los equipos de zona; también puedes arrastrarlos.',
      'Toca **Armar competencia**. Hasta ahí no se guarda nada.',
      'Con **Armar fixture**, los partidos reciben día, hora y cancha.',
    ],
    notes: [
      'Para un sorteo con registro, abre el menú **Más acciones de la competencia** y toca **Sortear zonas**: queda quién sorteó, cuándo y con qué número. Se ve en **Ver cómo se sorteó**.',
      'Después de armarla, **Cambiar zonas** (en el menú de una zona) mueve equipos hasta que tengan partidos. **Nombres y reglas** cambia nombres y desempates, y dice qué puestos cambian antes de guardar.',
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
      'Para dar o quitar puntos, toca **Sumar o descontar puntos** y escribe el motivo: aparece en la tabla.',
      'Si un equipo no sigue, abre **Más acciones de la competencia** y toca **Retirar un equipo**. Elige si sus resultados se mantienen o se anulan.',
      'Para cambiar quién juega un cruce, tócalo y usa el lápiz. Se puede hasta que empieza el partido.',
    ],
    notes: [
      'Todo se puede deshacer en el aviso que aparece, o más tarde en **Descuentos y retiros**.',
      'Si se corrige un resultado y el cruce siguiente ya empezó, sus equipos no cambian: el cruce lo avisa y puedes **Dejar como se jugó**, o **Cancelar y volver a jugar**. Se ve también en **Partidos** y en el panel del partido.',
      'En **Más acciones de la competencia**, **Qué pasó** dice quién hizo qué y cuándo.',
    ],
  },
]

export default articles
