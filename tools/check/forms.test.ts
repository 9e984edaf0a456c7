import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { listedFiles } from './forbidden-texts.ts'

/** The sentence that a test sees after a rule was broken, by form whose rules are not the contract's alone (B95). */
const sentences: Readonly<Record<string, readonly [test: string, sentence: string]>> = {
  AddPhotosModal: ['add-photos', 'La descripción es requerida'],
  EventEditor: ['two-taps', 'Usa un minuto como 45 o 45+2'],
  PasteNamesModal: ['officials', 'Pega o escribe al menos un nombre'],
  PasteReview: ['paste-roster', 'Debe ser un número entero del 1 al 99'],
  PasteTeamsModal: ['forms', 'Pega al menos un nombre'],
  PlacesModal: ['CompetitionScreen', 'Elige al menos dos lugares'],
  PickCaptainFields: ['captain', 'Elige un capitán'],
  ProofModal: ['proof', 'La contraseña es requerida'],
  ScheduleModal: ['hero-scheduled', 'Ese momento ya pasó. Elige uno más adelante.'],
  SecondStep: ['second-factor', 'Escribe el código'],
  SetsSheet: ['scoring', 'El set 2 es a 25 con dos de ventaja: no puede terminar 23-7'],
}

/** Forms that only choose among what is offered, and frames of other forms. */
const ruleless = new Set([
  'ChampionsPage',
  'DrawModal',
  'LineUpForm',
  'OpenCall',
  'PublishModal',
  'SlotModal',
  'ZonesModal',
])
const frames = new Set(['AccountFormModal', 'ColorsPart', 'FormFrame', 'HeroFields', 'RecordFormFrame', 'SheetForm'])

const entryPoint =
  /<form\b|as="form"|styled\.form\b|<(?:FormModal|SheetForm|AccountFormModal)\b|\buse(?:RecordForm|RecordModal|CollectionForm|EditorForm|AccountForm)\b[<(]/

const files = listedFiles(workspace).filter((file) => /^(?:apps|libs)\/[^/]+\/src\/.*\.tsx$/.test(file))
const sourceOf = (file: string) => readFileSync(path.join(workspace, file), 'utf8')
const nameOf = (file: string) => path.basename(file).replace(/(?:\.test)?\.tsx$/, '')

/** Forms of the tables of `forms.test.tsx`, each rule of whose contract is broken in turn. */
const inTables = new Set(
  files
    .filter((file) => file.endsWith('/forms.test.tsx'))
    .flatMap((file) => [...sourceOf(file).matchAll(/^ {4}form: '(\w+)'/gm)].map(([, form = '']) => form)),
)

it('every form of the product is listed with the test that sees its sentences', () => {
  const forms = files
    .filter((file) => !/\.test\.tsx$|\/testing\//.test(file) && entryPoint.test(sourceOf(file)))
    .map(nameOf)
  const listed = [...inTables, ...Object.keys(sentences), ...ruleless, ...frames]
  expect(forms.filter((form) => !listed.includes(form))).toEqual([])
  expect(listed.filter((form) => !forms.includes(form))).toEqual([])
  expect(listed.filter((form, index) => listed.indexOf(form) !== index)).toEqual([])
})

it.each(Object.entries(sentences))('the test of %s sees the sentence of a broken rule', (_form, [test, sentence]) => {
  const tests = files.filter((file) => file.endsWith(`/${test}.test.tsx`))
  expect(tests.some((file) => sourceOf(file).includes(sentence))).toBe(true)
})
