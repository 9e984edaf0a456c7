import { logo } from './crest'
import { galleryPhotos } from './gallery-photos'
import type { Picture } from './picture'
import { sponsorLogos } from './sponsor-logos'

const sponsor = (draw: () => string): Picture => ({ bucket: 'sponsors', draw })

/** Every picture of the demo by its file's name, oldest first. */
export const demoPictures = {
  ...galleryPhotos,
  'escudo-torneo.png': { bucket: 'general', draw: logo },
  'banco-arroyo.png': sponsor(sponsorLogos.arroyo),
  'energia-lumbre.svg': sponsor(sponsorLogos.lumbre),
  'transportes-nandu.png': sponsor(sponsorLogos.nandu),
  'materiales-tuerca.svg': sponsor(sponsorLogos.tuerca),
  'panaderia-la-espiga.png': sponsor(sponsorLogos.espiga),
  'mirador-centro-optico.webp': sponsor(sponsorLogos.mirador),
  'gelateria-copo.png': sponsor(sponsorLogos.copo),
  'libros-y-coma.svg': sponsor(sponsorLogos.coma),
  'estudio-norte.png': sponsor(sponsorLogos.norte),
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof demoPictures
/** Where a picture is stored: what records name it by. */
export type AddressOf = (name: PictureName) => string
