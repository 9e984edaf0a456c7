import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'ver-antes-de-guardar',
    title: 'Ver la página antes de guardar',
    guide: 'admin_landing',
    finds: 'previsualizar mostrar a otra persona enlace aprobar',
    steps: [
      'Escribe tus cambios, sin guardar.',
      'Toca **Vista previa**, junto a los botones del formulario; en Hero, Sobre y CTA se llama **Ver página completa**. En el teléfono, y donde hay muchos botones, es solo un ojo.',
      'Se abre la página entera con lo guardado, lo programado y lo que estás escribiendo. Mírala como **Escritorio** y como **Teléfono**.',
      'Si otra persona tiene que aprobarla, toca **Copiar enlace** y envíaselo: no necesita cuenta.',
    ],
    notes: [
      'El enlace sirve 24 horas, y muestra lo guardado y lo programado; lo que todavía no guardaste lo ves solo tú.',
      'Si mandaste uno por error, toca **Anular el enlace**: deja de servir al momento. También deja de servir si quien lo creó pierde su acceso.',
    ],
  },
  {
    id: 'editar-desde-la-pagina',
    title: 'Editar un texto desde la página',
    guide: 'admin_landing',
    finds: 'clic tocar error de tipeo corregir abrir campo ver en la página dirección compartir',
    steps: [
      'Mira la página al lado del formulario, en Hero, Sobre y CTA, o ábrela con **Vista previa**.',
      'Presiona el texto que quieres cambiar. Con el teclado, abre **Ver página completa**, llega con Tab y aprieta Enter.',
      'Se abre su formulario, con el cursor en ese campo. Cámbialo y guarda.',
      'Toca **Ver en la página**, sobre los campos, para verlo publicado en su lugar.',
    ],
    notes: [
      'Lo que dejas sin guardar queda como borrador: la página ya lo muestra. **Guardar todo eso**, sobre la vista previa, lo guarda junto; si es uno solo, **Guardar eso también**.',
      'La dirección de la página está en Configuración, con **Copiar enlace** y **Código QR**.',
    ],
  },
]

export default articles
