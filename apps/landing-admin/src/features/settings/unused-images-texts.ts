const images = (count: number) => (count === 1 ? '1 foto' : `${count} fotos`)

/** Texts about stored images that no record shows. */
export const unusedTexts = {
  title: 'Fotos sin uso',
  open: 'Ver fotos sin uso',
  found: (count: number, size: string) => `${images(count)} sin uso, ${size}`,
  why: 'Ninguna sección las muestra. Las subidas en el último día no están en esta lista: alguien puede estar por usarlas.',
  none: 'No hay fotos sin uso',
  noneWhy: 'Todo lo que está en la biblioteca se ve en alguna parte, o se subió hace menos de un día.',
  list: 'Fotos sin uso',
  bin: 'Su lugar se libera después.',
  loading: 'Buscando fotos sin uso...',
  failed: 'No pudimos buscar las fotos sin uso',
  failedWhy: 'Revisa tu conexión y vuelve a intentar.',
  close: 'Cerrar',
  remove: 'Eliminar sin uso',
  removing: 'Eliminando...',
  question: (count: number) => (count === 1 ? '¿Eliminar la foto sin uso?' : `¿Eliminar las ${count} fotos sin uso?`),
  confirm: (count: number) => `Eliminar ${images(count)}`,
  removed: (count: number) => (count === 1 ? '1 foto eliminada' : `${count} fotos eliminadas`),
  stillUsed: (count: number) =>
    `${images(count)} se ${count === 1 ? 'conserva' : 'conservan'}: ahora se ${count === 1 ? 'usa' : 'usan'}.`,
  removeFailed: 'Error al eliminar la imagen',
} as const
