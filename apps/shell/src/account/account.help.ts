import type { HelpArticle } from '@torneo/panel/screen/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'recuperar-algo-borrado',
    title: 'Recuperar algo que borraste',
    guide: 'everyone',
    finds: 'papelera deshacer eliminado perdí restaurar borré perdido error',
    steps: [
      'Recién lo borraste: toca **Deshacer** en el aviso. Está 10 segundos.',
      'Fue antes: toca tu nombre, arriba a la derecha, y después **Papelera**.',
      'Busca lo que era y toca **Restaurar**. Vuelve entero, con sus imágenes.',
    ],
    notes: [
      'Lo que se elimina queda ahí 30 días.',
      'Si dice que primero hay que restaurar otra cosa, el mismo botón restaura las dos.',
    ],
  },
  {
    id: 'cambiar-tu-contrasena',
    title: 'Cambiar tu contraseña',
    guide: 'everyone',
    finds: 'clave seguridad nombre perfil cuenta cambio',
    steps: [
      'Toca tu nombre, arriba a la derecha, y después **Cambiar contraseña**.',
      'Escribe la de ahora y la nueva.',
      'Toca **Cambiar contraseña**.',
    ],
    notes: [
      'En **Dónde ingresaste** ves tus dispositivos. Si hay uno que no conoces, toca **Cerrar las demás sesiones**.',
    ],
  },
  {
    id: 'proteger-tu-cuenta',
    title: 'Proteger tu cuenta con un segundo paso',
    guide: 'everyone',
    finds: 'verificación dos factores app códigos huella llave passkey celular robado perdí',
    steps: [
      'Toca tu nombre, arriba a la derecha, y después **Verificación en dos pasos**.',
      'Con un código: en **App de códigos** toca **Configurar**. Con tu huella, tu cara o un PIN: en **Llaves de acceso** toca **Agregar**.',
      'Guarda los **Códigos de recuperación** en un lugar seguro: con ellos entras si pierdes el teléfono.',
    ],
  },
  {
    id: 'olvidaste-tu-contrasena',
    title: 'Si olvidaste tu contraseña',
    guide: 'everyone',
    finds: 'olvidé clave recuperar no puedo entrar ingresar perdí mail correo enlace capitán',
    steps: [
      'Pídele una nueva a un Super Admin. Si eres capitán, también puede dártela quien organiza el torneo.',
      'Te envía un enlace, que sirve una sola vez, durante 48 horas.',
      'Ábrelo y elige tu contraseña. Nadie más la ve.',
    ],
    notes: ['Si tú eres Super Admin, pídela a quien administra el servidor.'],
  },
  {
    id: 'avisos-de-las-canchas',
    title: 'Recibir en tu teléfono los avisos de las canchas',
    guide: 'admin_tournament',
    finds: 'llamados llamado notificación notificaciones push alerta celular planillero pase lluvia no se presentó',
    steps: [
      'Toca tu nombre, arriba a la derecha, y después **Avisos de llamados**.',
      'Enciende **Avisar en este dispositivo** y permite las notificaciones cuando el navegador te lo pregunte.',
      'Cuando un planillero avisa algo, te llega con la cancha y el motivo. Tócalo y se abre el partido.',
    ],
    notes: [
      'Vale para ese dispositivo. Se apaga ahí mismo, o solo cuando cierras sesión.',
      'En iPhone y iPad, agrega primero el panel a la pantalla de inicio y ábrelo desde ahí.',
    ],
  },
  {
    id: 'tema-oscuro',
    title: 'Ver el panel oscuro o claro',
    guide: 'everyone',
    finds: 'tema modo noche color negro blanco dark',
    steps: [
      'Toca tu nombre, arriba a la derecha.',
      'En **Tema** elige **Oscuro**, **Claro** o **Del sistema**: como esté tu dispositivo.',
    ],
  },
  {
    id: 'ver-los-resultados',
    title: 'Ver los resultados y los goleadores',
    guide: 'everyone',
    finds: 'gol goles ganó marcador posiciones tabla en vivo partido televisión pública familias',
    steps: [
      'Toca tu nombre, arriba a la derecha, y después **Ver la página de las familias**.',
      'Ahí están los partidos en vivo, los que siguen y los que ya se jugaron, con sus goles, y las posiciones.',
    ],
    notes: ['Se abre sin cuenta: puedes compartirla con quien quieras.'],
  },
]

export default articles
