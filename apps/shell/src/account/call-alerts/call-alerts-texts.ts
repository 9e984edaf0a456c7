import type { AlertsObstacle } from '@torneo/client/alerts'

/** Texts of alerts of calls from the pitch on this device (B45). */
export const callAlertsTexts = {
  title: 'Avisos de llamados',
  toggle: 'Avisar en este dispositivo',
  why: 'Cuando alguien avisa desde una cancha, te llega aquí aunque el panel esté cerrado. Se apaga solo cuando cierras sesión.',
  close: 'Listo',
  loading: 'Cargando',
  unread: 'No pudimos saber si los avisos están encendidos',
  failed: 'No pudimos cambiar los avisos. Prueba de nuevo.',
  notHere: {
    unsupported: 'Este navegador no puede mostrar avisos.',
    install: 'En iPhone y iPad, agrega primero el panel a la pantalla de inicio y ábrelo desde ahí.',
    blocked: 'Los avisos están bloqueados: permítelos en la configuración de este sitio en tu navegador.',
  } satisfies Readonly<Record<AlertsObstacle, string>>,
} as const
