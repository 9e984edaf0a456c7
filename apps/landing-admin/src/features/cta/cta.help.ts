import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'invitar-a-inscribirse',
    title: 'Invitar a inscribirse: CTA',
    guide: 'admin_landing',
    section: 'cta',
    finds: 'inscripción registro botón llamado acción enlace link cambiar',
    steps: [
      'Abre **CTA** y cambia el **Título**, la **Descripción** y el **Texto del botón**.',
      'En **Tipo de botón** elige adónde lleva: **Registro** o **Ingreso**.',
      'Toca **Guardar cambios**.',
    ],
  },
]

export default articles
