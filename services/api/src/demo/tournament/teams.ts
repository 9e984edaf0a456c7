import type { Player } from '@torneo/contracts/tournament/players'

/** The sports with teams; names as in `sports.ts`. */
export const playedSports = ['Fútbol 11', 'Futsal', 'Básquet', 'Vóley mixto'] as const
export type PlayedSport = (typeof playedSports)[number]

/** A class year's team in a sport. */
export interface Side {
  readonly sport: PlayedSport
  readonly year: number
}

/** Identifies a side until the database assigns an id. */
export const sideKey = ({ sport, year }: Side): string => `${sport} ${year}`

/** Identifies a player until the database assigns an id. */
export const playerKey = (side: Side, { number }: Pick<Player, 'number'>): string => `${sideKey(side)} ${number}`

const repeat = (count: number, position: string): readonly string[] => Array.from({ length: count }, () => position)

/** The positions of a roster, in its order. */
const positions: Readonly<Record<PlayedSport, readonly string[]>> = {
  'Fútbol 11': [
    'Arquero',
    ...repeat(6, 'Defensor'),
    ...repeat(6, 'Mediocampista'),
    'Arquero',
    ...repeat(4, 'Delantero'),
  ],
  Futsal: ['Arquero', ...repeat(3, 'Cierre'), 'Pívot', ...repeat(4, 'Ala'), 'Pívot'],
  Básquet: ['Base', 'Escolta', 'Alero', 'Ala-pívot', 'Pívot'].flatMap((position) => repeat(2, position)),
  'Vóley mixto': [
    ...repeat(2, 'Armador'),
    'Líbero',
    ...repeat(4, 'Punta'),
    ...repeat(3, 'Central'),
    ...repeat(2, 'Opuesto'),
  ],
}

/** Rosters by class year: shirt numbers and names. */
const rosters: Readonly<Record<PlayedSport, Readonly<Record<number, string>>>> = {
  'Fútbol 11': {
    1985:
      '1 Natalia Vega, 17 Bruno Báez, 15 Esteban Correa, 22 Joaquín Medina, 11 Emiliano Olivera, ' +
      '7 Mariano Campos, 30 Daniela Roldán, 10 Ximena Ibáñez, 24 Manuel Quiroga, 14 Hernán Medina, ' +
      '27 Cristian Ojeda, 23 Luciana Peralta, 29 Cecilia Molina, 2 Gastón Ojeda, 20 Bruno Escobar',
    1991:
      '1 Hernán Molina, 26 Silvina Coria, 14 Gonzalo Guzmán, 7 Mariano Medina, 11 Esteban Ferro, ' +
      '22 Verónica Aguirre, 5 Cecilia Benegas, 2 Gabriela Ferro, 17 Agustina Escobar, 3 Gastón Villalba, ' +
      '8 Ignacio Ibáñez, 18 Florencia Peralta, 30 Úrsula Sosa, 16 Úrsula Zárate, 28 Rocío Zárate',
    1996:
      '1 Lorena Ledesma, 5 Ignacio Ojeda, 10 Emiliano Núñez, 4 Mariano Sosa, 6 Agustina Nieto, 2 Lorena Ojeda, ' +
      '14 Alejandro Leiva, 26 Leandro Nieto, 3 Verónica Godoy, 8 Ignacio Acosta, 13 Paula Maidana, ' +
      '11 Gonzalo Villalba, 19 Elena Galarza, 20 Cristian Luna, 25 Cecilia Medina',
    1998:
      '1 Silvina Leiva, 19 Paula Galarza, 12 Natalia Peralta, 11 Walter Aguirre, 29 Lorena Olivera, 2 Úrsula Rey, ' +
      '26 Óscar Vega, 24 Esteban Ponce, 21 Joaquín Benegas, 15 Alejandro Ibáñez, 6 Andrés Godoy, ' +
      '8 Verónica Cabral, 4 Úrsula Ojeda, 28 Mariano Coria, 16 Bárbara Peralta, 27 Elena Nieto, 13 Ignacio Zárate',
    2000:
      '1 Nicolás Toledo, 6 Marcela Galarza, 12 Nicolás Báez, 16 Manuel Peralta, 24 Rocío Benegas, ' +
      '14 Bárbara Figueroa, 3 Rocío Peralta, 23 Rocío Guzmán, 4 Silvina Quiroga, 15 Verónica Toledo, ' +
      '9 Alejandro Toledo, 20 Ramiro Correa, 27 Elena Luna, 17 Marcela Núñez, 18 Cristian Toledo, ' +
      '11 Mariano Báez, 19 Gastón Toledo',
    2004:
      '1 Bárbara Olivera, 29 Joaquín Aguirre, 21 Ramiro Aguirre, 9 Óscar Ibáñez, 16 Óscar Nieto, ' +
      '22 Elena Ledesma, 11 Gabriela Luna, 3 Verónica Juárez, 25 Ignacio Molina, 27 Maximiliano Escobar, ' +
      '6 Darío Bustos, 18 Andrés Ponce, 24 Walter Ponce, 4 Paula Aguirre, 30 Ignacio Sosa, 12 Emiliano Báez, ' +
      '5 Rocío Ferro, 26 Sebastián Ledesma',
    2009:
      '1 Inés Ojeda, 27 Ignacio Coria, 10 Julieta Toledo, 14 Julieta Bustos, 21 Micaela Quiroga, 23 Julieta Luna, ' +
      '2 Ramiro Sosa, 20 Cecilia Ojeda, 17 Hernán Juárez, 25 Óscar Benegas, 28 Tomás Rey, 4 Lorena Roldán, ' +
      '30 Gonzalo Toledo, 11 Fabián Nieto, 22 Daniela Ponce',
    2012:
      '1 Paula Báez, 10 Inés Leiva, 5 Agustina Juárez, 29 Emiliano Ledesma, 23 Emiliano Figueroa, ' +
      '14 Fabián Toledo, 19 Andrés Urquiza, 27 Gonzalo Olivera, 25 Emiliano Ferro, 20 Luciana Vega, ' +
      '30 Paula Benegas, 22 Julieta Urquiza, 17 Úrsula Ledesma, 7 Tomás Maidana, 21 Paula Ibáñez, 6 Tomás Ledesma',
  },
  Futsal: {
    1987:
      '1 Úrsula Coria, 20 Nicolás Luna, 6 Mariano Luna, 16 Sebastián Roldán, 8 Julieta Sosa, 14 Leandro Ibáñez, ' +
      '13 Hernán Ojeda, 5 Cristian Ibáñez',
    1989:
      '1 Esteban Villalba, 3 Esteban Olivera, 11 Agustina Urquiza, 9 Agustina Leiva, 4 Mariano Núñez, ' +
      '8 Nicolás Zárate, 14 Cristian Ledesma, 10 Andrés Molina',
    1996:
      '1 Mariano Escobar, 14 Mariano Molina, 19 Sebastián Núñez, 6 Mariano Guzmán, 7 Agustina Olivera, ' +
      '2 Paula Guzmán, 8 Bruno Benegas, 5 Marcela Aguirre, 18 Luciana Zárate, 12 Alejandro Galarza',
    2003:
      '1 Cecilia Farías, 6 Darío Medina, 9 Nicolás Escobar, 2 Natalia Guzmán, 16 Walter Juárez, 12 Luciana Rey, ' +
      '18 Úrsula Bustos, 8 Hernán Sosa, 20 Cecilia Urquiza',
    2011:
      '1 Tomás Medina, 17 Hernán Campos, 14 Gabriela Guzmán, 13 Joaquín Coria, 4 Natalia Bustos, 5 Federico Vega, ' +
      '10 Manuel Luna, 9 Gastón Ledesma, 19 Luciana Luna',
    2015:
      '1 Elena Escobar, 10 Darío Juárez, 16 Joaquín Ponce, 4 Daniela Galarza, 17 Fabián Núñez, 2 Marcela Farías, ' +
      '11 Cecilia Acosta, 8 Agustina Báez',
  },
  Básquet: {
    1994:
      '1 Maximiliano Roldán, 38 Federico Villalba, 20 Óscar Medina, 24 Florencia Ponce, 5 Gabriela Galarza, ' +
      '40 Micaela Ponce, 35 Darío Galarza, 3 Ximena Peralta, 39 Federico Ferro, 29 Bruno Núñez',
    1998:
      '1 Federico Galarza, 36 Hernán Olivera, 4 Hernán Roldán, 34 Florencia Rey, 13 Silvina Urquiza, ' +
      '3 Paula Núñez, 12 Gonzalo Rey, 19 Úrsula Ponce, 24 Silvina Medina',
    2000:
      '1 Daniela Godoy, 33 Inés Ferro, 36 Alejandro Correa, 22 Alejandro Urquiza, 21 Agustina Villalba, ' +
      '17 Gastón Benegas, 31 Walter Ferro, 19 Maximiliano Rey, 12 Ximena Leiva, 7 Natalia Ledesma',
    2007:
      '1 Manuel Núñez, 7 Maximiliano Coria, 30 Paula Nieto, 32 Gabriela Farías, 20 Mariano Ibáñez, 3 Walter Rey, ' +
      '21 Tomás Olivera, 36 Inés Acosta',
    2011:
      '1 Maximiliano Ojeda, 38 Nicolás Figueroa, 11 Manuel Cabral, 26 Alejandro Olivera, 35 Lorena Aguirre, ' +
      '6 Óscar Cabral, 13 Esteban Maidana, 18 Úrsula Peralta, 9 Alejandro Domínguez, 31 Florencia Luna',
    2012:
      '1 Maximiliano Guzmán, 23 Elena Acosta, 25 Natalia Núñez, 9 Verónica Sosa, 39 Natalia Toledo, ' +
      '32 Andrés Coria, 12 Federico Domínguez, 10 Bruno Juárez, 34 Ignacio Urquiza',
  },
  'Vóley mixto': {
    1998:
      '1 Gastón Farías, 8 Bruno Leiva, 5 Ignacio Correa, 2 Fabián Vega, 3 Bárbara Farías, 16 Cristian Galarza, ' +
      '11 Ignacio Nieto, 7 Bárbara Quiroga, 6 Andrés Cabral, 4 Ximena Godoy, 14 Cecilia Luna',
    2001:
      '1 Agustina Cabral, 3 Úrsula Acosta, 7 Cristian Figueroa, 8 Andrés Roldán, 14 Nicolás Farías, ' +
      '10 Micaela Maidana, 11 Natalia Juárez, 17 Luciana Cabral, 9 Daniela Peralta, 15 Maximiliano Báez, ' +
      '6 Úrsula Benegas',
    2007:
      '1 Esteban Nieto, 7 Ximena Roldán, 6 Gastón Escobar, 9 Natalia Leiva, 11 Gonzalo Roldán, 8 Ximena Vega, ' +
      '5 Elena Ponce, 18 Federico Ojeda, 16 Ramiro Medina, 3 Natalia Figueroa, 13 Micaela Medina',
    2011:
      '1 Elena Roldán, 14 Andrés Ibáñez, 9 Tomás Acosta, 4 Natalia Quiroga, 5 Emiliano Cabral, 17 Leandro Toledo, ' +
      '15 Cecilia Coria, 16 Paula Molina, 13 Marcela Ojeda, 10 Ignacio Peralta, 6 Ramiro Molina',
  },
}

export const demoSides: readonly Side[] = playedSports.flatMap((sport) =>
  Object.keys(rosters[sport]).map((year) => ({ sport, year: Number(year) })),
)

export type DemoPlayer = Pick<Player, 'name' | 'number' | 'position'>

/** Rosters by `sideKey`. */
export const demoRosters: ReadonlyMap<string, readonly DemoPlayer[]> = new Map(
  demoSides.map((side) => {
    const players = (rosters[side.sport][side.year] ?? '').split(', ').map((player, index) => {
      const [number = '', ...name] = player.split(' ')
      return { name: name.join(' '), number: Number(number), position: positions[side.sport][index] ?? '' }
    })
    return [sideKey(side), players]
  }),
)
