import { describe, expect, test } from 'vitest'
import { linesIn, readRoster } from './read-roster'

/** A pasted list, its players as 'number | name | position | ? unplaced', the skipped lines, and cells without a field. */
type Case = [
  kind: string,
  text: string,
  players: readonly string[],
  skipped?: readonly string[],
  cells?: readonly string[],
]

const cases: Case[] = [
  // Lists that failed in use.
  [
    'an unclosed quote',
    '1\t"Juan Pérez\tArquero\n2\tLuis Mora\tDefensor\n3\tEva Luna\tVolante',
    ['1 | Juan Pérez | Arquero', '2 | Luis Mora | Defensor', '3 | Eva Luna | Volante'],
  ],
  [
    'an unclosed quote that another one seems to close',
    '1\t"Juan Pérez\tArquero\n2\tLuis Mora"\tDefensor\n3\tEva Luna\tVolante',
    ['1 | Juan Pérez | Arquero', '2 | Luis Mora | Defensor', '3 | Eva Luna | Volante'],
  ],
  [
    'a separator line',
    'sep=;\nNúmero;Nombre;Puesto\n10;Ana Ríos;Delantera\n4;Luis Mora;Defensor',
    ['10 | Ana Ríos | Delantera', '4 | Luis Mora | Defensor'],
    ['other: sep=;', 'heading: Número Nombre Puesto'],
  ],
  ['ordinals', '2ª Eva Luna Defensora\n1º Juan Paz Arquero', ['2 | Eva Luna | Defensora', '1 | Juan Paz | Arquero']],
  [
    "Word's soft breaks",
    '1 Juan Pérez Arquero\v2 Luis Mora Defensor',
    ['1 | Juan Pérez | Arquero', '2 | Luis Mora | Defensor'],
  ],
  [
    "a spreadsheet's text mark",
    "'01\tJuan Pérez\tArquero\n'12\tLuis Mora\tDefensor",
    ['01 | Juan Pérez | Arquero', '12 | Luis Mora | Defensor'],
  ],
  [
    'decimals of a spreadsheet',
    '1.0\tJuan Pérez\tArquero\n12,0\tLuis Mora\tDefensor',
    ['1 | Juan Pérez | Arquero', '12 | Luis Mora | Defensor'],
  ],
  ['UTF-8 read as Windows-1252', '7 JosÃ© NÃºÃ±ez\n8 MartÃ\u00ADn PeÃ±a', ['7 | José Núñez | ', '8 | Martín Peña | ']],
  [
    'HTML entities',
    '7;Jos&eacute; N&uacute;&ntilde;ez;Defensor\n8;Ana O&#39;Higgins;Volante',
    ['7 | José Núñez | Defensor', "8 | Ana O'Higgins | Volante"],
  ],
  ['full-width digits', '１０　Ana Ríos　Delantera', ['10 | Ana Ríos | Delantera']],
  [
    'a Markdown table',
    '| Nº | Nombre | Puesto |\n|---|:---|---|\n| 10 | Ana Ríos | Delantera |\n| 4 | Luis Mora | |',
    ['10 | Ana Ríos | Delantera', '4 | Luis Mora | '],
    ['heading: Nº Nombre Puesto', 'other: |---|:---|---|'],
  ],
  ['one of the staff', 'DT: Carlos Ruiz\n10 Ana Ríos', ['10 | Ana Ríos | '], ['staff: DT: Carlos Ruiz']],
  [
    'an ordered list',
    '1) Juan Pérez 10\n2) Luis Mora 4\n3) Eva Luna 7',
    ['10 | Juan Pérez | ', '4 | Luis Mora | ', '7 | Eva Luna | '],
  ],
  ['one line of an ordered list', '1) Juan Pérez 10', ['10 | Juan Pérez | ']],
  [
    'a shirt in words',
    'Luis Mora, camiseta nº 4\nEva Luna, dorsal 7\nAna Ríos con la 10',
    ['4 | Luis Mora | ', '7 | Eva Luna | ', '10 | Ana Ríos | '],
  ],
  ['a document before the name', '30.123.456 Juan Pérez 10', ['10 | Juan Pérez |  | ? 30.123.456']],
  [
    'a document after the name',
    'Juan Pérez DNI 30123456 camiseta 10\nAna Ríos RUT 12.345.678-K 7',
    ['10 | Juan Pérez |  | ? DNI 30123456', '7 | Ana Ríos |  | ? RUT 12.345.678-K'],
  ],
  [
    'telephones',
    '10 Ana Ríos 11 5555-4444\n4 Luis Mora +56 9 8765 4321\n9 Eva Luna Cel: 612 345 678',
    [
      '10 | Ana Ríos |  | ? 11 5555-4444',
      '4 | Luis Mora |  | ? +56 9 8765 4321',
      '9 | Eva Luna |  | ? Cel 612 345 678',
    ],
  ],
  [
    'short positions',
    '8 Nico Paz DEF\n5 Fede Luna MED\n1 Ana Ríos (ARQ)\n9 Eva Sol Del.',
    ['8 | Nico Paz | DEF', '5 | Fede Luna | MED', '1 | Ana Ríos | ARQ', '9 | Eva Sol | Del.'],
  ],
  [
    'captains',
    '10 Ana Ríos (C)\n1 Juan Paz (Arquero)\n4 Luis Mora - Defensor (cap.)\n5 Eva Luna (Capitana)',
    [
      '10 | Ana Ríos | Capitán',
      '1 | Juan Paz | Arquero',
      '4 | Luis Mora | Defensor / Capitán',
      '5 | Eva Luna | Capitana',
    ],
  ],
  [
    'a roster of SportsEngine',
    'First Name\tLast Name\tTeam Name\tPosition\tJersey Number\tBirthdate\nJuan\tPérez Demo\tPromo 1998\tGK\t1\t01/02/1980\nAna María\tDe la Prueba\tPromo 1998\t\t00\t',
    ['1 | Juan Pérez Demo | GK', '00 | Ana María De la Prueba | '],
    ['heading: First Name Last Name Team Name Position Jersey Number Birthdate'],
    ['2 Team Name: Promo 1998', '2 Birthdate: 01/02/1980', '3 Team Name: Promo 1998'],
  ],

  // Lists as captains of Spain, Argentina, Chile and Mexico paste them.
  [
    'WhatsApp of an iPhone',
    '[14/11/25, 21:03:11] Carlos: Hola, va la lista\n[14/11/25, 21:04:02] Carlos: 1 Juan Pérez arquero\n[14/11/25, 21:04:40] Carlos: ‎imagen omitida',
    ['1 | Juan Pérez | arquero'],
    ['title: Hola va la lista', 'other: imagen omitida'],
  ],
  [
    'WhatsApp of Android',
    '14/11/25, 9:03 p. m. - Carlos Ruiz: 10 Ana Ríos\n14/11/25, 9:04 p. m. - Carlos Ruiz: 4 Luis Mora <Se editó este mensaje.>\n14/11/25, 9:05 p. m. - Carlos Ruiz: <Multimedia omitido>',
    ['10 | Ana Ríos | ', '4 | Luis Mora | '],
    ['other: <Multimedia omitido>'],
  ],
  [
    'numbers as emojis',
    '1️⃣ Juan Pérez 🧤\n1️⃣0️⃣ Ana Ríos ⚽\n🔟 Eva Luna\n⑦ Luis Mora',
    ['1 | Juan Pérez | Arquero', '10 | Ana Ríos | ', '10 | Eva Luna | ', '7 | Luis Mora | '],
  ],
  [
    'a line of emojis',
    '⚽⚽⚽\n10 Ana Ríos\n----------\n4 Luis Mora',
    ['10 | Ana Ríos | ', '4 | Luis Mora | '],
    ['other: ⚽⚽⚽', 'other: ----------'],
  ],
  [
    'Google Sheets, surname first',
    'Apellido\tNombre\tDNI\tCamiseta\tPuesto\nPérez\tJuan\t30123456\t10\tDelantero\nMora\tLuis\t\t4\t',
    ['10 | Juan Pérez | Delantero', '4 | Luis Mora | '],
    ['heading: Apellido Nombre DNI Camiseta Puesto'],
    ['2 DNI: 30123456'],
  ],
  [
    'a table of a PDF, a cell a line',
    'Nº\nJugador\nPuesto\n1\nJuan Pérez\nArquero\n4\nLuis Mora\nDefensor\n10\nAna Ríos\nDelantera',
    ['1 | Juan Pérez | Arquero', '4 | Luis Mora | Defensor', '10 | Ana Ríos | Delantera'],
    ['heading: Nº', 'heading: Jugador', 'heading: Puesto'],
  ],
  [
    'columns aligned by blanks',
    '10   Ana Ríos          Delantera\n4    Luis Mora         Comodín',
    ['10 | Ana Ríos | Delantera', '4 | Luis Mora | Comodín'],
  ],
  [
    'two players beside each other',
    '1\tJuan Pérez\t12\tAna Ríos\n4\tLuis Mora\t7\tEva Luna\n5\tSol Paz',
    ['1 | Juan Pérez | ', '12 | Ana Ríos | ', '4 | Luis Mora | ', '7 | Eva Luna | ', '5 | Sol Paz | '],
  ],
  [
    'two columns with their headings',
    'Nº\tNombre\tNº\tNombre\n1\tJuan Pérez\t12\tAna Ríos\n4\tLuis Mora\t\t',
    ['1 | Juan Pérez | ', '12 | Ana Ríos | ', '4 | Luis Mora | '],
    ['heading: Nº Nombre Nº Nombre'],
  ],
  ['surnames before a comma', '10 Ríos, Ana\n4 Mora, Luis Alberto', ['10 | Ana Ríos | ', '4 | Luis Alberto Mora | ']],
  [
    'nicknames in quotes',
    '10\tAna "La Negra" Ríos\tDelantera\n4\t"Toto" Mora\tDefensor\n5\tSol Paz\tBase',
    ['10 | Ana "La Negra" Ríos | Delantera', '4 | "Toto" Mora | Defensor', '5 | Sol Paz | Base'],
  ],
  [
    'groups that give the position',
    'Arqueros:\n1 Juan Pérez\n12 Luis Mora\nDELANTEROS\n9 Ana Ríos\nSuplentes:\n15 Eva Luna',
    ['1 | Juan Pérez | Arquero', '12 | Luis Mora | Arquero', '9 | Ana Ríos | Delantero', '15 | Eva Luna | '],
    ['title: Arqueros:', 'title: DELANTEROS', 'title: Suplentes:'],
  ],
  [
    'groups in one line',
    'Porteros: 1 Juan Pérez, 13 Luis Mora\nDefensas: 2 Ana Ríos, 3 Eva Luna y 4 Sol Paz',
    [
      '1 | Juan Pérez | Portero',
      '13 | Luis Mora | Portero',
      '2 | Ana Ríos | Defensa',
      '3 | Eva Luna | Defensa',
      '4 | Sol Paz | Defensa',
    ],
  ],
  ['a captain named first', 'Capitán: Juan Pérez 10\n4 Luis Mora', ['10 | Juan Pérez | Capitán', '4 | Luis Mora | ']],
  [
    'numbers at the end',
    'Juan Pérez 1\nLuis Mora (4)\nEva Luna #7\nAna Ríos nº10\nSol Paz - 5',
    ['1 | Juan Pérez | ', '4 | Luis Mora | ', '7 | Eva Luna | ', '10 | Ana Ríos | ', '5 | Sol Paz | '],
  ],
  [
    'marks after the number',
    '#10 Ana Ríos\nnº9 Eva Luna\n8. Sol Paz\n7- Luis Mora\n6: Juan Pérez\n5.- Iván Gil\n4.) Ada Paz',
    [
      '10 | Ana Ríos | ',
      '9 | Eva Luna | ',
      '8 | Sol Paz | ',
      '7 | Luis Mora | ',
      '6 | Juan Pérez | ',
      '5 | Iván Gil | ',
      '4 | Ada Paz | ',
    ],
  ],
  ['capitals', '10 ANA RÍOS DEL\n4 LUIS MORA DEFENSOR', ['10 | ANA RÍOS | DEL', '4 | LUIS MORA | DEFENSOR']],
  ['decomposed accents', '10 Jose\u0301 Nu\u0301n\u0303ez', ['10 | José Núñez | ']],
  [
    'an order, names and shirts in a spreadsheet',
    '1\tJuan Pérez\t10\tDelantero\n2\tLuis Mora\t4\tDefensor\n3\tEva Luna\t7\tBase',
    ['10 | Juan Pérez | Delantero', '4 | Luis Mora | Defensor', '7 | Eva Luna | Base'],
  ],
  [
    'an order that begins again',
    'Titulares\n1. Juan Pérez (10)\n2. Luis Mora (4)\nSuplentes\n1. Eva Luna (7)',
    ['10 | Juan Pérez | ', '4 | Luis Mora | ', '7 | Eva Luna | '],
    ['title: Titulares', 'title: Suplentes'],
  ],
  ['a count of those who come', '10;Ana Ríos\nConfirmados: 12', ['10 | Ana Ríos | '], ['title: Confirmados: 12']],
  [
    'a total',
    '10;Ana Ríos\n4;Luis Mora\nTotal: 2 jugadores',
    ['10 | Ana Ríos | ', '4 | Luis Mora | '],
    ['title: Total: 2 jugadores'],
  ],
  [
    'staff of all kinds',
    '10 Ana Ríos\nEntrenador: Luis Mora\nDelegada - Eva Luna\nSol Paz (D.T.)\nPF: Iván Gil',
    ['10 | Ana Ríos | '],
    ['staff: Entrenador: Luis Mora', 'staff: Delegada - Eva Luna', 'staff: Sol Paz (D.T.)', 'staff: PF: Iván Gil'],
  ],
  [
    'staff under their title',
    '10 Ana Ríos\nCuerpo técnico:\nLuis Mora\nEva Luna\nSuplentes:\n4 Sol Paz',
    ['10 | Ana Ríos | ', '4 | Sol Paz | '],
    ['staff: Cuerpo técnico:', 'staff: Luis Mora', 'staff: Eva Luna', 'title: Suplentes:'],
  ],
  ['a coach who plays', '10 Ana Ríos\n4 Luis Mora (DT)', ['10 | Ana Ríos | ', '4 | Luis Mora (DT) | ']],
  [
    'a position before the name',
    'ARQ Juan Pérez 1\nDelantera Ana Ríos 9\nDEF - Luis Mora - 4',
    ['1 | Juan Pérez | ARQ', '9 | Ana Ríos | Delantera', '4 | Luis Mora | DEF'],
  ],
  [
    'a name that is a position elsewhere',
    '10 María del Pilar\n4 Pilar Gómez Ruiz\n7 Luis Punta',
    ['10 | María del Pilar | ', '4 | Pilar Gómez Ruiz | ', '7 | Luis Punta | '],
  ],
  [
    'semicolons in quotes, as Excel saves them',
    '"Nº";"Nombre";"Puesto"\r\n"10";"Ríos, Ana";"Delantera"\r\n"4";"Mora; Luis";"Defensor"\r\n',
    ['10 | Ana Ríos | Delantera', '4 | Mora; Luis | Defensor'],
    ['heading: Nº Nombre Puesto'],
  ],
  [
    'a Mexican list with CURP',
    '10 Ana Ríos PERJ800101HDFRRN09\n4 Luis Mora',
    ['10 | Ana Ríos |  | ? PERJ800101HDFRRN09', '4 | Luis Mora | '],
  ],
  [
    'years',
    '10 Ana Ríos 1998\n4 Luis Mora (promo 2001)\n7 Eva Paz (2001)',
    ['10 | Ana Ríos |  | ? 1998', '4 | Luis Mora |  | ? (promo 2001)', '7 | Eva Paz |  | ? 2001'],
  ],
  [
    'birth dates',
    'Ana Ríos 12/03/1980 10\n4 Luis Mora 01-02-81',
    ['10 | Ana Ríos |  | ? 12/03/1980', '4 | Luis Mora |  | ? 01-02-81'],
  ],
  [
    'Spanish documents',
    '12345678Z Ana Ríos 10\n4 Luis Mora X-1234567-L',
    ['10 | Ana Ríos |  | ? 12345678Z', '4 | Luis Mora |  | ? X-1234567-L'],
  ],
  [
    'a non-breaking blank and tabs of Word',
    '10.\u00A0\tAna Ríos\t\tDelantera\n4.\u00A0\tLuis Mora\t\tDefensor',
    ['10 | Ana Ríos | Delantera', '4 | Luis Mora | Defensor'],
  ],
  ['bold digits of a chat', '𝟏𝟎 𝐀𝐧𝐚 Ríos', ['10 | Ana Ríos | ']],
  ['letters of an old Mac, left as they are', '10 JosŽ Nœ–ez', ['10 | JosŽ Nœ–ez | ']],
  ['a name without a number', '10 Ana Ríos\nLuis Mora', ['10 | Ana Ríos | ', ' | Luis Mora | ']],
]

const shown = ({ number, name, position, unplaced }: Awaited<ReturnType<typeof readRoster>>['players'][number]) =>
  [number, name, position, ...(unplaced === '' ? [] : [`? ${unplaced}`])].join(' | ')

describe('a pasted list with', () => {
  test.each<Case>(cases)('%s', async (_kind, text, players, skipped = [], cells = []) => {
    const read = await readRoster(text)
    expect(read.players.map(shown)).toEqual(players)
    expect(read.skipped.map((line) => `${line.reason}: ${line.text}`)).toEqual(skipped)
    const ofColumns = read.named.filter(({ column }) => column !== '')
    expect(ofColumns.map(({ row, column, text: cell }) => `${row} ${column}: ${cell}`)).toEqual(cells)
  })

  /** Number of lines that exceeds the players and skipped lines. */
  const joined: Readonly<Record<string, number>> = {
    'a table of a PDF, a cell a line': 6,
    'two players beside each other': -2,
    'two columns with their headings': -1,
    'groups in one line': -3,
  }

  test.each<Case>(cases)('%s has as many rows and skipped lines as it has lines', async (kind, text) => {
    const { players, skipped } = await readRoster(text)
    expect(linesIn(text) - players.length - skipped.length).toBe(joined[kind] ?? 0)
  })
})
