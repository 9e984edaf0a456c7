import type { AlertsState } from './alerts'

/** Texts about alerts, loaded with the sheet that turns them on. */
export const alertsTexts = {
  title: 'Avisos',
  why: 'Te avisamos aquí cuando se sabe qué cruce juegan tus promociones, y cuando un partido suyo empieza, tiene un gol, termina o cambia de hora o lugar. No guardamos ningún dato tuyo.',
  chooseFirst: 'Elige primero una promoción.',
  failed: 'No pudimos cambiar los avisos. Prueba de nuevo.',
  notHere: {
    unsupported: 'Este navegador no puede mostrar avisos.',
    install: 'En iPhone y iPad, agrega primero esta página a la pantalla de inicio.',
    blocked: 'Los avisos están bloqueados: permítelos en la configuración de este sitio en tu navegador.',
  } satisfies Readonly<Record<Exclude<AlertsState, 'on' | 'off'>, string>>,
} as const
