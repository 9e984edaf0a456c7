import type { Hero } from '@torneo/contracts/hero'
import type { OwnFields } from '../../platform/repository'
import type { AddressOf } from '../pictures/demo-pictures'

export const demoHero = (addressOf: AddressOf): OwnFields<Hero> => ({
  title: 'Torneo de Ex Alumnos 2025',
  subtitle: 'Volvemos a la cancha',
  description: 'Un fin de semana de deporte y reencuentros: todas las promociones, seis disciplinas y un solo colegio.',
  logoImage: addressOf('escudo-torneo.png'),
  backgroundImage: addressOf('final-nocturna.jpg'),
  ctaText: 'Inscribe a tu promoción',
  ctaLink: '#inscripcion',
  ctaVisible: true,
})
