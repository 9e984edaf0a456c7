import type { HallOfFameEntry } from '@torneo/contracts/hall-of-fame'
import type { OwnFields } from '../../platform/repository'
import type { AddressOf, PictureName } from '../pictures/demo-pictures'

const winners: readonly (readonly [year: number, category: string, winner: string, description: string,
  image?: PictureName])[] = [
  [2025, 'Fútbol', 'Promoción 1998', 'Tres a dos en la final, con el gol del triunfo en el último minuto.', 'foto-promo-98.jpg'],
  [2025, 'Vóley mixto', 'Promoción 2007', 'Invictas y sin ceder un set en todo el fin de semana.', 'voley-promo-07.jpg'],
  [2025, 'Básquet', 'Promoción 2012', 'La primera copa de la promoción más joven del torneo.', 'basquet-promo-12.jpg'],
  [2024, 'Fútbol', 'Promoción 1991', 'Bicampeones, con la valla menos vencida de la década.', 'foto-promo-91.jpg'],
  [2024, 'Goleador', 'Martín Echeverri', 'Once goles en cinco partidos para la promoción 2004.', 'foto-promo-04.jpg'],
  [2024, 'Juego limpio', 'Promoción 1985', 'Cero tarjetas en tres ediciones seguidas.', 'foto-promo-85.jpg'],
  [2023, 'Tenis dobles', 'Sofía Barrantes y Pablo Quiroga', 'Dieron vuelta la final después de perder el primer set.'],
  [2023, 'Vóley mixto', 'Promoción 2001', 'Su tercera final consecutiva, y la primera que ganan.'],
  [2022, 'Atletismo', 'Valentina Duarte', 'Récord del torneo en los cien metros: 12,4 segundos.', 'llegada-100-metros.jpg'],
  [2019, 'Básquet', 'Promoción 1994', 'Un doble sobre la hora que todavía se comenta en el gimnasio.', 'copa-basquet.webp'],
  [2003, 'Trayectoria', 'Profesor Ernesto Villalba', 'Cuarenta años enseñando a jugar, y a perder, con alegría.',
    'archivo-2003-copa.jpg'],
  [1998, 'Fútbol', 'Promoción 1982', 'La primera final con tribuna llena.', 'archivo-1998-equipo.jpg'],
]

export const demoHallOfFame = (addressOf: AddressOf): OwnFields<HallOfFameEntry>[] =>
  winners.map(([year, category, winner, description, image]) =>
    ({ year, category, winner, description, image: image ? addressOf(image) : '' }))
