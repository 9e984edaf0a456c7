import type { ImportedPlayer } from '@torneo/contracts/players'
import { createDice, type Dice } from '../pictures/dice'
import { demoSides, type PlayedSport, type Side, sideKey } from './sides'

type Some = readonly [string, ...string[]]

const firstNames: Some = [
  'Agustina', 'Alejandro', 'Andrés', 'Bárbara', 'Bruno', 'Cecilia', 'Cristian', 'Daniela', 'Darío', 'Elena', 'Emiliano',
  'Esteban', 'Fabián', 'Federico', 'Florencia', 'Gabriela', 'Gastón', 'Gonzalo', 'Hernán', 'Ignacio', 'Inés', 'Joaquín',
  'Julieta', 'Leandro', 'Lorena', 'Luciana', 'Manuel', 'Marcela', 'Mariano', 'Maximiliano', 'Micaela', 'Natalia', 'Nicolás',
  'Óscar', 'Paula', 'Ramiro', 'Rocío', 'Sebastián', 'Silvina', 'Tomás', 'Úrsula', 'Verónica', 'Walter', 'Ximena',
]
const lastNames: Some = [
  'Acosta', 'Aguirre', 'Báez', 'Benegas', 'Bustos', 'Cabral', 'Campos', 'Coria', 'Correa', 'Domínguez', 'Escobar', 'Farías',
  'Ferro', 'Figueroa', 'Galarza', 'Godoy', 'Guzmán', 'Ibáñez', 'Juárez', 'Ledesma', 'Leiva', 'Luna', 'Maidana', 'Medina',
  'Molina', 'Nieto', 'Núñez', 'Ojeda', 'Olivera', 'Peralta', 'Ponce', 'Quiroga', 'Rey', 'Roldán', 'Sosa', 'Toledo', 'Urquiza',
  'Vega', 'Villalba', 'Zárate',
]

interface Squad {
  /** One a player, the first with the 1. */
  readonly positions: readonly string[]
  /** So many of the last are missing in some teams. */
  readonly spare: number
  /** The highest number on a shirt. */
  readonly highest: number
}

const some = (count: number, position: string): readonly string[] => Array.from({ length: count }, () => position)

const squads: Readonly<Record<PlayedSport, Squad>> = {
  'Fútbol 11': {
    positions: ['Arquero', ...some(6, 'Defensor'), ...some(6, 'Mediocampista'), 'Arquero', ...some(4, 'Delantero')],
    spare: 3,
    highest: 30,
  },
  Futsal: { positions: ['Arquero', ...some(3, 'Cierre'), 'Pívot', ...some(4, 'Ala'), 'Pívot'], spare: 2, highest: 20 },
  Básquet: {
    positions: ['Base', 'Escolta', 'Alero', 'Ala-pívot', 'Pívot'].flatMap((position) => some(2, position)),
    spare: 2,
    highest: 40,
  },
  'Vóley mixto': {
    positions: [...some(2, 'Armador'), 'Líbero', ...some(4, 'Punta'), ...some(3, 'Central'), ...some(2, 'Opuesto')],
    spare: 2,
    highest: 18,
  },
}

/** The first of these that is not taken yet, drawn until one is free; there are many more than are needed. */
function fresh<Item>(taken: Set<Item>, draw: () => Item): Item {
  let item = draw()
  while (taken.has(item)) item = draw()
  taken.add(item)
  return item
}

const nameOf = (dice: Dice) => `${dice.pick(firstNames)} ${dice.pick(lastNames)}`

function rosterOf({ sport }: Side, dice: Dice, names: Set<string>): ImportedPlayer[] {
  const { positions, spare, highest } = squads[sport]
  const size = positions.length - Math.floor(dice.between(0, spare + 1))
  const numbers = new Set<number>()
  return positions.slice(0, size).map((position, index) => ({
    name: fresh(names, () => nameOf(dice)),
    number: fresh(numbers, () => (index === 0 ? 1 : Math.floor(dice.between(2, highest + 1)))),
    position,
  }))
}

function drawRosters(): ReadonlyMap<string, readonly ImportedPlayer[]> {
  const dice = createDice(1985)
  const names = new Set<string>()
  return new Map(demoSides.map((side) => [sideKey(side), rosterOf(side, dice, names)]))
}

/** The players of every side: nobody plays twice, and every start draws the same. */
export const demoRosters = drawRosters()
