import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { workspace } from '../shared/workspace.ts'
import { listedFiles } from './forbidden-texts.ts'

const twelve = 'La contraseña debe tener al menos 12 caracteres'

/** The sentence that a test sees after a rule of the form was broken, by form (B95). */
const sentences: Readonly<Record<string, readonly [test: string, sentence: string]>> = {
  AboutScreen: ['AboutScreen', 'Escribe el punto destacado o quítalo'],
  AccessLinkScreen: ['access-link', twelve],
  CallSheet: ['calls', 'Cuenta en una frase'],
  ChangePasswordModal: ['Account', twelve],
  DecisionForm: ['eligibility', 'El motivo es requerido'],
  EndingModal: ['FixturesScreen', 'Elige quién no se presentó'],
  EventEditor: ['two-taps', 'Usa un minuto como 45 o 45+2'],
  FixtureForm: ['FixtureForm', 'Debe ser un número entero'],
  GalleryForm: ['GalleryScreen', 'El título es requerido'],
  HeroScreen: ['HeroScreen', 'El subtítulo es requerido'],
  NameModal: ['Account', 'El nombre es requerido'],
  NewCaptainFields: ['captain', 'El correo es requerido'],
  NewKeyModal: ['ReleasesScreen', 'Escribe de quién es la llave'],
  PasteNamesModal: ['officials', 'Pega o escribe al menos un nombre'],
  PasteReview: ['paste-roster', 'Debe ser un número entero del 1 al 99'],
  PauseModal: ['ReleasesScreen', 'Escribe la frase que verán las personas'],
  PickCaptainFields: ['captain', 'Elige un capitán'],
  ProofModal: ['proof', 'La contraseña es requerida'],
  ReportForm: ['reports', 'Cuenta qué pasó'],
  ScheduleModal: ['hero-scheduled', 'Ese momento ya pasó. Elige uno más adelante.'],
  SecondStep: ['second-factor', 'Escribe el código'],
  SetResultForm: ['set-result', 'El set 1 es a 25 con dos de ventaja'],
  SettingsForms: ['SettingsScreen', 'El nombre del sitio es requerido'],
  SignInForm: ['sign-in', 'El correo es requerido'],
  SportForm: ['SportForm', 'Debe ser un número entero'],
  TeamForm: ['TeamsScreen', 'La promoción es requerida'],
  TournamentForm: ['SettingsScreen', 'El nombre es requerido'],
  UserForm: ['new-admin', 'Correo electrónico inválido'],
  WithdrawModal: ['CompetitionScreen', 'El motivo es requerido'],
}

/** Forms that say their sentences, but whose tests see none yet. New forms have a test: this list only gets shorter. */
const untested = new Set([
  'AddPhotosModal',
  'AppSetUp',
  'CtaScreen',
  'DeductionModal',
  'LotsModal',
  'NewEditionModal',
  'PassScreen',
  'PasskeySetUp',
  'PasswordStep',
  'PasteTeamsModal',
  'PhaseModal',
  'PhotoForm',
  'PlaceFields',
  'ReplayModal',
  'RequestFields',
  'SetsSheet',
])

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
const frames = new Set(['AccountFormModal', 'FormModal', 'HeroFields', 'RecordFormFrame', 'SheetForm'])

const entryPoint =
  /<form\b|as="form"|styled\.form\b|<(?:FormModal|SheetForm|AccountFormModal)\b|\buse(?:RecordForm|RecordModal|CollectionForm|EditorForm|AccountForm)\b[<(]/

const files = listedFiles(workspace).filter((file) => /^(?:apps|libs)\/[^/]+\/src\/.*\.tsx$/.test(file))
const sourceOf = (file: string) => readFileSync(path.join(workspace, file), 'utf8')
const nameOf = (file: string) => path.basename(file).replace(/(?:\.test)?\.tsx$/, '')

/** Forms of the apps' tables, each rule of whose contract is broken in turn. */
const inTables = files
  .filter((file) => file.endsWith('/src/forms.test.tsx'))
  .flatMap((file) => [...sourceOf(file).matchAll(/^ {4}form: '(\w+)'/gm)].map(([, form = '']) => form))

it('every form of the product is listed with the test that sees its sentences', () => {
  const forms = files
    .filter((file) => !/\.test\.tsx$|\/testing\//.test(file) && entryPoint.test(sourceOf(file)))
    .map(nameOf)
  const listed = [...inTables, ...Object.keys(sentences), ...untested, ...ruleless, ...frames]
  expect(forms.filter((form) => !listed.includes(form))).toEqual([])
  expect(listed.filter((form) => !forms.includes(form))).toEqual([])
  expect(listed.filter((form, index) => listed.indexOf(form) !== index)).toEqual([])
})

it.each(Object.entries(sentences))('the test of %s sees the sentence of a broken rule', (_form, [test, sentence]) => {
  const tests = files.filter((file) => file.endsWith(`/${test}.test.tsx`))
  expect(tests.some((file) => sourceOf(file).includes(sentence))).toBe(true)
})
