import type { HelpArticle } from '@torneo/panel/help'

const articles: readonly HelpArticle[] = [
  {
    id: 'recuperar-algo-borrado', title: 'Recuperar algo que borraste',
    guide: 'everyone', finds: 'papelera deshacer eliminado perdí restaurar borré perdido error',
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
    id: 'cambiar-tu-contrasena', title: 'Cambiar tu contraseña',
    guide: 'everyone', finds: 'clave seguridad nombre perfil cuenta cambio',
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
    id: 'proteger-tu-cuenta', title: 'Proteger tu cuenta con un segundo paso',
    guide: 'everyone', finds: 'verificación dos factores app códigos huella llave passkey celular robado perdí',
    steps: [
      'Toca tu nombre, arriba a la derecha, y después **Verificación en dos pasos**.',
      'Con un código: en **App de códigos** toca **Configurar**. Con tu huella, tu cara o un PIN: en **Llaves de acceso** toca **Agregar**.',
      'Guarda los **Códigos de recuperación** en un lugar seguro: con ellos entras si pierdes el teléfono.',
    ],
  },
]

export default articles
