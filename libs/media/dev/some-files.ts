import type { ListedFile } from '@torneo/contracts/files/storage'
import { aFile } from '@torneo/testing/fake-storage'

const background = { collection: 'hero', id: 'hero', title: 'Hero · Imagen de fondo' }
const opening = { collection: 'gallery_groups', id: 'g1', title: 'Inauguración 2025' }
const MB = 1024 * 1024

/** Typical contents of a school's library. */
export const someFiles: readonly ListedFile[] = [
  aFile({ bucket: 'gallery', name: 'final-nocturna.jpg', size: 2.4 * MB, uses: [background, opening] }),
  aFile({ bucket: 'gallery', name: 'tribuna-norte.jpg', size: 1.8 * MB, uses: [opening] }),
  aFile({
    bucket: 'gallery',
    name: 'copa-2024.png',
    mimeType: 'image/png',
    size: 912 * 1024,
    width: 1280,
    height: 1280,
  }),
  aFile({
    bucket: 'gallery',
    name: 'un-nombre-muy-largo-que-alguien-puso-desde-su-telefono-al-subir-la-foto.webp',
    mimeType: 'image/webp',
  }),
  ...Array.from({ length: 12 }, (_, index) => aFile({ bucket: 'gallery', name: `inauguracion-${index + 1}.jpg` })),
  aFile({ bucket: 'general', name: 'escudo-torneo.svg', mimeType: 'image/svg+xml', size: 820, width: 64, height: 64 }),
  aFile({ bucket: 'general', name: 'estadio.jpg', size: 3.3 * MB }),
  aFile({ bucket: 'sponsors', name: 'panaderia.png', mimeType: 'image/png', size: 18 * 1024, width: 600, height: 300 }),
  aFile({ bucket: 'tournament', name: 'players/0190a1b2c3d4e0000001.jpg' }),
]
