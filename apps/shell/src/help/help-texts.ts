import { roleLabels } from '@torneo/contracts/people/roles'
import type { HelpGuide } from '@torneo/panel/screen/help'

/** Texts of 'Ayuda', except its articles. */
export const helpTexts = {
  title: 'Ayuda',
  search: 'Qué quieres hacer',
  here: 'En esta pantalla',
  guides: {
    super: `Para ${roleLabels.super}`,
    admin_tournament: `Para ${roleLabels.admin_tournament}`,
    admin_landing: `Para ${roleLabels.admin_landing}`,
    team_captain: 'Para capitanes',
    pass: 'En la cancha',
    everyone: 'Para todos',
  } satisfies Readonly<Record<HelpGuide, string>>,
  loading: 'Abriendo la ayuda...',
  count: (count: number) => (count === 1 ? '1 artículo' : `${count} artículos`),
  none: 'Nada coincide con tu búsqueda',
  noneWhy: 'Prueba con otra palabra, como la que dice el botón.',
  incomplete: 'No pudimos leer la ayuda de todo el panel. Aquí está la demás.',
  retry: 'Reintentar',
  unknown: 'Ese artículo no está en tu ayuda. Mira si alguno de estos te sirve.',
  goTo: (label: string) => `Ir a ${label}`,
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se pudo copiar. El enlace está en la barra de direcciones.',
  print: 'Imprimir',
  printAll: 'Imprimir toda la ayuda',
  close: 'Cerrar',
} as const
