import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'datos-de-contacto',
    title: 'Cambiar el contacto y las redes',
    guide: 'admin_landing',
    section: 'settings',
    finds: 'instagram facebook teléfono correo dirección color logo pie mail email whatsapp',
    steps: [
      'Abre **Configuración**. Cada parte se guarda por separado.',
      'En **Redes sociales** pega la dirección de tu página en cada red. Lo que quede vacío no se muestra.',
      'En **Contacto** van el teléfono y la dirección. El correo está en **Información del sitio**.',
      'Toca **Guardar** en la parte que cambiaste.',
    ],
  },
  {
    id: 'fotos-sin-uso',
    title: 'Liberar lugar: fotos sin uso',
    guide: 'admin_landing',
    section: 'settings',
    finds: 'espacio borrar imágenes biblioteca limpiar foto peso eliminar',
    steps: [
      'Abre **Configuración** y baja hasta **Sistema**.',
      'Toca **Ver fotos sin uso**: son las que ninguna parte del panel muestra.',
      'Toca **Eliminar sin uso**. Quedan 30 días en la **Papelera**, por si acaso.',
    ],
  },
  {
    id: 'visitas-de-la-pagina',
    title: 'Saber cuántas visitas tiene la página',
    guide: 'admin_landing',
    finds: 'estadísticas contador cuánta gente entra mira analytics tráfico whatsapp compartir enlace',
    steps: [
      'Abre el **Dashboard** y baja hasta **Visitas de la página**: las de cada día, de dónde llegan y lo más visto.',
      'Para saber cuántas llegan desde WhatsApp, abre **Configuración** y toca **Enviar por WhatsApp**. El enlace que se envía ya lo dice.',
    ],
    notes: [
      'Cuenta cada vez que alguien abre la página. Quien vuelve cuenta otra vez, y quien pasa de una parte a otra no.',
      'No cuenta a los buscadores ni a los programas, ni lo que abres en **Vista previa**. Tampoco usa cookies ni guarda datos de nadie.',
      'Casi todas las aplicaciones no dicen de dónde viene quien toca un enlace: esas visitas están en **Directo o sin dato**.',
      'La tarjeta **Visitas** de arriba es otra cosa: un número fijo, que no cambia con la página.',
    ],
  },
  {
    id: 'nombre-del-torneo',
    title: 'Poner el nombre y el año del torneo',
    guide: 'admin_tournament',
    section: 'settings',
    finds: 'edición título copa configuración',
    steps: [
      'Abre **Configuración** y busca **Torneo**.',
      'Escribe el **Nombre** y el **Año**.',
      'Toca **Guardar**. Cambia en el panel, al ingresar y en la página de las familias.',
    ],
  },
]

export default articles
