import { describe, expect, test } from 'vitest'
import { isHeading, pastedPlayer } from './roster-paste'

const words = ({ number, name, position }: ReturnType<typeof pastedPlayer>) => [number, name, position]

describe('a pasted line', () => {
  test.each<[line: string[], player: string[]]>([
    [['10', 'Ana Ríos', 'Delantera'], ['10', 'Ana Ríos', 'Delantera']],
    [['Ana Ríos', '10', 'Delantera'], ['10', 'Ana Ríos', 'Delantera']],
    [['Delantera', 'Ana Ríos', '10'], ['10', 'Ana Ríos', 'Delantera']],
    [['Arquero', '1', 'Juan Paz'], ['1', 'Juan Paz', 'Arquero']],
    [['10 - Ana Ríos'], ['10', 'Ana Ríos', '']],
    [['10 - Ana Ríos - Delantera'], ['10', 'Ana Ríos', 'Delantera']],
    [['10. Ana Ríos', 'Volante'], ['10', 'Ana Ríos', 'Volante']],
    [['17 · Damián Rey · Mediocampista'], ['17', 'Damián Rey', 'Mediocampista']],
    [['9 Juan Cruz Ferro Delantero'], ['9', 'Juan Cruz Ferro', 'Delantero']],
    [['9 Luis Punta'], ['9', 'Luis Punta', '']],
    [['#7 José-María Núñez'], ['7', 'José-María Núñez', '']],
    [['7', 'José-María Núñez', 'Ala-Pívot'], ['7', 'José-María Núñez', 'Ala-Pívot']],
    [['7', 'Base'], ['7', 'Base', '']],
    [['', ' 4 ', '', 'Sol Paz', ''], ['4', 'Sol Paz', '']],
    [['12.7', 'Ana', 'Base'], ['12.7', 'Ana', 'Base']],
    [['1e1', 'Ana', 'Base'], ['1e1', 'Ana', 'Base']],
    [['100', 'Ana', 'Otra cosa'], ['100', 'Ana', 'Otra cosa']],
    [['Ana', 'Base'], ['', 'Ana', 'Base']],
    [['Ana'], ['', 'Ana', '']],
    [[''], ['', '', '']],
  ])('%j', (line, player) => {
    expect(words(pastedPlayer(line))).toEqual(player)
  })

  test.each<[line: string[], yes: boolean]>([
    [['Número', 'Nombre', 'Posición'], true], [['N°', 'Jugador', 'Puesto'], true], [['Nombre', 'Nº'], true],
    [['10', 'Ana', 'Base'], false], [['Nombre'], false], [[''], false],
  ])('%j only names the columns: %s', (line, yes) => {
    expect(isHeading(line)).toBe(yes)
  })
})
