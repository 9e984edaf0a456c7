import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'programar-un-cambio',
    title: 'Programar un cambio para el sábado',
    guide: 'admin_landing',
    finds: 'fecha hora después más tarde automático publicar',
    steps: [
      'Escribe el cambio en su formulario, como siempre.',
      'En vez de guardar, toca **Programar**.',
      'Elige **Día** y **Hora**, y toca **Programar** otra vez.',
      'Listo: se guarda solo en ese momento, aunque no tengas el panel abierto. Hasta entonces la página pública sigue como está.',
    ],
    notes: [
      'Lo que escribiste queda en el formulario; arriba, y junto al botón de guardar, se lee para cuándo es. Con **Ver cambios** lo revisas, con **Cambiar** mueves la hora y con **Cancelar lo programado** lo quitas.',
      'Sirve para lo que ya existe. Algo nuevo, como un sponsor, se agrega en el momento.',
    ],
  },
]

export default articles
