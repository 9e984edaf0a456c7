import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'ver-antes-de-guardar',
    title: 'Ver la página antes de guardar',
    guide: 'admin_landing',
    finds: 'previsualizar mostrar a otra persona enlace aprobar',
    steps: [
      'Escribe tus cambios, sin guardar.',
      'Toca **Vista previa**, junto a los botones del formulario. En el teléfono, y donde hay muchos botones, es solo un ojo.',
      'Se abre la página entera con lo guardado, lo programado y lo que estás escribiendo. Mírala como **Escritorio** y como **Teléfono**.',
      'Si otra persona tiene que aprobarla, toca **Copiar enlace** y envíaselo: no necesita cuenta.',
    ],
    notes: [
      'El enlace sirve 24 horas, y muestra lo guardado y lo programado; lo que todavía no guardaste lo ves solo tú.',
      'Si mandaste uno por error, toca **Anular el enlace**: deja de servir al momento. También deja de servir si quien lo creó pierde su acceso.',
    ],
  },
]

export default articles
