import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { check, messagesByPath, type Shape } from '@torneo/contracts/fields/validation'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { aUser } from './builders'
import { FakeApi } from './fake-api'
import { renderScreen } from './render-screen'

/** Texts that a person may type by mistake: blank, no word, no number, too large, too long, no address. */
const mistakes = [
  '',
  '   ',
  '···',
  'x',
  '-1',
  '0',
  '1.5',
  '1e1',
  '999',
  '99999999',
  'a, b',
  'ftp://kiosco',
  '2025-02-31',
  ...[90, 201, 255, 5001].map((length) => 'x'.repeat(length)),
]

/** Label, a text that breaks no rule, and how a text becomes the value of the shape, if not as it is. */
type TypedField = readonly [label: string, valid: string, read?: (typed: string) => unknown]

/** A form, as a row of its app's table. */
export interface FormRules {
  /** Name of its component. */
  readonly form: string
  readonly content: ReactNode
  /** Shape of what it sends. */
  readonly shape: Shape
  /** Fields that are typed, in the order of the screen, by their path in the shape. */
  readonly fields: Readonly<Record<string, TypedField>>
  /** Values of the shape that are not typed. */
  readonly rest?: object
  /** Prepares the responses that the form needs. */
  readonly answer?: (api: FakeApi) => void
  /** Address of the page, if the form reads it. */
  readonly path?: string
  /** Steps to the form, once `content` is rendered. */
  readonly open?: (user: UserEvent) => Promise<unknown>
}

type Typed = Readonly<Record<string, string>>
interface BrokenRule {
  readonly path: string
  readonly typed: string
  readonly message: string
}

/** The sentences of the contract for these texts, by path. */
function messagesFor({ shape, fields, rest }: FormRules, typed: Typed): Readonly<Record<string, string>> {
  const body: Record<string, unknown> = structuredClone({ ...rest })
  for (const [path, text] of Object.entries(typed)) {
    const steps = path.split('.')
    let parent = body
    for (const step of steps.slice(0, -1)) parent = (parent[step] ??= {}) as Record<string, unknown>
    const read = fields[path]?.[2]
    parent[steps.at(-1) as string] = read ? read(text) : text
  }
  const checked = check(shape, body)
  return checked.ok ? {} : messagesByPath(checked.details)
}

const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/**
 * Renders a form and breaks each rule that its fields can break, by texts made for the contract's shape. Expects each
 * sentence at its field, the focus on the first wrong field, every text as it was typed, and no request (B95).
 */
export async function expectSentences(rules: FormRules): Promise<void> {
  const api = new FakeApi(aUser())
  rules.answer?.(api)
  const { user } = renderScreen(rules.content, { api, ...(rules.path && { path: rules.path }) })
  await rules.open?.(user)

  const paths = Object.keys(rules.fields)
  const valid: Typed = Object.fromEntries(Object.entries(rules.fields).map(([path, [, text]]) => [path, text]))
  expect(messagesFor(rules, valid)).toEqual({})
  const elements = new Map<string, HTMLInputElement>()
  for (const [path, [label]] of Object.entries(rules.fields)) elements.set(path, await screen.findByLabelText(label))
  const elementOf = (path: string) => elements.get(path) as HTMLInputElement
  const type = (path: string, text: string) => {
    if (elementOf(path).value !== text) fireEvent.change(elementOf(path), { target: { value: text } })
  }

  /** False for a text that a field cuts, or a choice that it does not offer. */
  const accepts = (path: string, text: string) => {
    type(path, text)
    const maxLength = elementOf(path).getAttribute('maxlength')
    return elementOf(path).value === text && (maxLength === null || text.length <= Number(maxLength))
  }
  const broken = paths.flatMap((path) => {
    const found = new Map<string, string>()
    for (const text of mistakes) {
      const message = messagesFor(rules, { ...valid, [path]: text })[path]
      if (message !== undefined && !found.has(message) && accepts(path, text)) found.set(message, text)
    }
    return [...found].map(([message, typed]): BrokenRule => ({ path, typed, message }))
  })
  expect(paths.filter((path) => !broken.some((one) => one.path === path))).toEqual([])

  const fetched = vi.fn(globalThis.fetch)
  globalThis.fetch = fetched
  const { form } = elementOf(paths[0] as string)
  const submit = [...document.querySelectorAll('button')].find((one) => one.type === 'submit' && one.form === form)
  if (!submit) throw new Error(`${rules.form} has no button that sends it`)
  /** Breaks these rules at once, each at another field. */
  const submitWith = async (wrong: readonly BrokenRule[]) => {
    const typed: Typed = { ...valid, ...Object.fromEntries(wrong.map((one) => [one.path, one.typed])) }
    for (const path of paths) type(path, typed[path] as string)
    fireEvent.click(submit)
    const [first] = paths.filter((path) => wrong.some((one) => one.path === path))
    await waitFor(() => {
      for (const { path, message } of wrong) expect(descriptionOf(elementOf(path))).toContain(message)
      expect(document.activeElement).toBe(elementOf(first as string))
    })
    for (const path of paths) expect(elementOf(path).value).toBe(typed[path])
  }

  // A wrong field hides rules that compare it with another, so what a combination does not break is broken alone.
  let left = broken
  while (left.length > 0) {
    const round = paths.flatMap((path) => left.find((one) => one.path === path) ?? [])
    const together = messagesFor(rules, {
      ...valid,
      ...Object.fromEntries(round.map(({ path, typed }) => [path, typed])),
    })
    const seen = round.filter(({ path, message }) => together[path] === message)
    if (seen.length === round.length) await submitWith(round)
    else for (const one of round) await submitWith([one])
    left = left.filter((one) => !round.includes(one))
  }
  const written = fetched.mock.calls.flatMap(([input, init]) =>
    init?.method === 'GET' ? [] : [input instanceof Request ? input.url : input.toString()],
  )
  // A preview reads what would change.
  expect(written.filter((address) => !address.endsWith('/preview'))).toEqual([])
}
