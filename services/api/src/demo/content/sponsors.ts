import type { Sponsor, SponsorTier } from '@torneo/contracts/sponsors'
import type { OwnFields } from '../../platform/repository'
import type { AddressOf, PictureName } from '../pictures/demo-pictures'

const companies: readonly (readonly [tier: SponsorTier, name: string, site: string, logo: PictureName])[] = [
  ['gold', 'Banco Arroyo', 'bancoarroyo', 'banco-arroyo.png'],
  ['gold', 'Energía Lumbre', 'lumbre', 'energia-lumbre.svg'],
  ['gold', 'Transportes Ñandú', 'transportes-nandu', 'transportes-nandu.png'],
  ['silver', 'Materiales Tuerca', 'tuerca', 'materiales-tuerca.svg'],
  ['silver', 'Panadería La Espiga', 'la-espiga', 'panaderia-la-espiga.png'],
  ['silver', 'Mirador Centro Óptico', 'opticamirador', 'mirador-centro-optico.webp'],
  ['bronze', 'Gelatería Copo', 'copo', 'gelateria-copo.png'],
  ['bronze', 'Libros y Coma', 'librosycoma', 'libros-y-coma.svg'],
  ['bronze', 'Estudio Norte', 'estudionorte', 'estudio-norte.png'],
]

/** Invented companies; `.example` leads nowhere. */
export const demoSponsors = (addressOf: AddressOf): OwnFields<Sponsor>[] =>
  companies.map(([tier, name, site, logo]) => ({ tier, name, website: `https://www.${site}.example`, logo: addressOf(logo) }))
