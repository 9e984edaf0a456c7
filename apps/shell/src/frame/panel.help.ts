import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'ver-que-cambio',
    title: 'Ver qué cambió y volver atrás',
    guide: 'everyone',
    finds: 'historial versión anterior restaurar guardado por quién deshacer error equivoqué',
    steps: [
      'Abre el formulario de lo que cambió. Arriba dice quién lo guardó, y cuándo.',
      'Toca **Historial**: muestra qué había **Antes** y qué quedó **Después**.',
      'Toca **Restaurar** en el guardado al que quieres volver.',
    ],
    notes: ['Volver atrás también queda en el historial: si no era, lo deshaces igual.'],
  },
  {
    id: 'no-perder-lo-escrito',
    title: 'Si se cerró antes de guardar',
    guide: 'everyone',
    finds: 'borrador perdí recuperar texto sesión venció corte luz perdido apagó',
    steps: [
      'Vuelve a abrir el mismo formulario, en el mismo dispositivo.',
      'Arriba te ofrece el borrador: toca **Recuperar borrador**.',
      'Revísalo y guárdalo.',
    ],
    notes: [
      'Si mientras escribías otra persona cambió lo mismo, al guardar te deja elegir qué queda, campo por campo.',
    ],
  },
  {
    id: 'panel-en-el-telefono',
    title: 'Tener el panel en el teléfono',
    guide: 'everyone',
    finds: 'instalar app pantalla de inicio celular ícono acceso directo sin internet wifi señal conexión offline',
    steps: [
      'Abre el panel en el navegador del teléfono.',
      'En el menú del navegador elige agregarlo a la pantalla de inicio.',
      'Ábrelo desde su ícono: ocupa toda la pantalla, y abre también sin señal con lo último que se vio.',
    ],
  },
  {
    id: 'imprimir-una-pantalla',
    title: 'Imprimir lo que muestra una pantalla',
    guide: 'everyone',
    finds: 'papel hoja pdf impresora calendario tabla posiciones goleadores equipos usuarios guardar como',
    steps: [
      'Abre la pantalla, y busca o filtra lo que quieres en el papel.',
      'En el menú del navegador elige imprimir, o usa Ctrl P (en una Mac, ⌘ P).',
      'Sale la lista entera, en negro sobre blanco, sin el menú ni los botones.',
    ],
    notes: ['El mismo diálogo la guarda como PDF, para enviarla por mensaje.'],
  },
]

export default articles
