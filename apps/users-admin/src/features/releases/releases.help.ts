import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'publicar-una-version',
    title: 'Publicar una versión del panel',
    guide: 'super',
    section: 'users',
    finds: 'despliegues release deploy versión nueva subir prueba porcentaje',
    steps: [
      'Abre **Usuarios** y toca **Despliegues**. Cada parte del panel tiene su tarjeta.',
      'Mira la versión antes que nadie con **Vista previa**. Solo tú la ves.',
      'Toca **Publicar** y elige **Para quién**: un porcentaje, algunos roles o **Todas las personas**.',
      'Mira en **A prueba** cuántas fallas tiene, y si ya tuvo visitas suficientes. Cuando te convenza, publícala para todas las personas.',
    ],
    notes: [
      'Una versión a prueba que falla más que la que está **En vivo** se retira sola. Una conexión lenta no cuenta como falla.',
      'Una prueba se hace entre las personas que ven esa parte del panel.',
      'Las versiones las sube el equipo de cada parte, con su llave: **Nueva llave**.',
    ],
  },
  {
    id: 'volver-a-la-version-anterior',
    title: 'Volver a la versión anterior',
    guide: 'super',
    section: 'users',
    finds: 'despliegues deshacer rollback se rompió falla error atrás pausa',
    steps: [
      'Abre **Usuarios** y toca **Despliegues**.',
      'En la tarjeta de esa parte toca **Volver a la anterior**. Antes te dice a qué versión vuelve.',
      'Si hace falta, tócalo otra vez: cada vez retrocede una versión.',
    ],
    notes: [
      'Con **Pausar**, esa parte se reemplaza por la frase que escribas, hasta que toques **Reanudar**.',
      'Quien tenga el panel abierto sigue con lo que tiene hasta recargar.',
    ],
  },
]

export default articles
