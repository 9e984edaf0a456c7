/** Texts of the palette (B56). */
export const paletteTexts = {
  title: 'Buscar en el panel',
  field: 'Pantalla, acción o nombre',
  groups: { screens: 'Ir a', actions: 'Hacer', records: 'Registros', help: 'Ayuda' },
  loading: 'Leyendo los nombres de los registros...',
  failed: 'No pudimos leer los nombres de los registros: solo encuentras pantallas y acciones.',
  retry: 'Reintentar',
  none: 'Nada coincide con tu búsqueda',
  count: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  help: 'Ayuda',
  publicPage: 'Ver la página de las familias',
  theme: { system: 'Tema del sistema', light: 'Tema claro', dark: 'Tema oscuro' },
  keys: [
    ['↑ ↓', 'moverse'],
    ['Enter', 'abrir'],
    ['Esc', 'cerrar'],
  ],
} as const
