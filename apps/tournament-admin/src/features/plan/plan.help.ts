import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'armar-el-fixture',
    title: 'Armar el fixture: día, hora y cancha',
    guide: 'admin_tournament',
    section: 'competition',
    finds:
      'fixture calendario horarios canchas programar todos los partidos generar automático sorteo fechas descanso pedido',
    steps: [
      'Abre **Competencia**, elige el deporte y toca **Armar fixture**. De un deporte sin competencia, toca **Armar fixture** en **Partidos**: juegan todos contra todos una vez.',
      'Di dónde se juega en **Canchas** y cuándo en **Días**. Un día puede tener varios horarios, cada uno con sus canchas.',
      'Revisa **Tiempos**: cuánto dura un partido, cuánto hay entre dos de una cancha y cuánto descansa un equipo.',
      'Si un equipo no puede a cierta hora, agrégalo en **Pedidos**. En **Lo que se prefiere** pide las fechas en orden, una fase en su día, la cancha de las finales o una pausa.',
      'A la derecha ves cómo quedaría cada día. Con **Otra propuesta** se arma de otra forma.',
      'Toca **Crear partidos**. Hasta ahí no se guarda nada, y **Deshacer** los elimina a todos.',
    ],
    notes: [
      'Solo se arman los partidos que faltan: los que ya tienen día y hora quedan donde están, y nada se les superpone.',
      'Los cruces de la llave tienen su hora desde el principio: los equipos aparecen solos cuando se saben.',
      'Dos equipos de una promo en deportes distintos no juegan a la misma hora.',
      'Si algo no entra, dice qué partido, por qué, y qué cambio alcanza.',
      'Los días, las canchas y los tiempos quedan guardados en este dispositivo para la próxima vez.',
    ],
  },
  {
    id: 'rehacer-lo-que-falta',
    title: 'Rehacer lo que falta cuando algo cambia',
    guide: 'admin_tournament',
    section: 'competition',
    finds:
      'cambiar fixture equipo tarde se suma se retira cancha menos horario reprogramar mover partidos replanificar ordenar',
    steps: [
      'Abre **Competencia**, elige el deporte y toca **Rehacer lo que falta**. Si un equipo no está en ninguna zona, toca **Sumar al fixture**.',
      'Di qué cambia: se suma un equipo, se retira uno, cambia una cancha o un horario, o nada.',
      'Mira qué se conserva y qué se mueve, con su hora de antes. Con el alfiler un partido queda donde estaba.',
      'Toca **Guardar y avisar**. Hasta ahí no se guarda nada.',
      'Con **Deshacer** vuelve todo como estaba. Más tarde lo hace **Volver al plan anterior**, mientras ninguno de esos partidos haya empezado ni cambiado.',
    ],
    notes: [
      'Lo jugado y lo que se está jugando no se toca. Los demás se mueven solo si hace falta.',
      'Quien arbitra no tiene dos partidos a la misma hora, salvo que así no entren todos. Se quita en **Lo que se prefiere**.',
      'Un cruce nunca empieza antes de que terminen los partidos de los que sale.',
      'Si un partido no entra, lo dice y no deja guardar: suma una hora, una cancha o un día.',
    ],
  },
]

export default articles
