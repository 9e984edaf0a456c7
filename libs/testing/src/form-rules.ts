import { fireEvent, screen, waitFor } from '@testing-library/react'
import { check, type Shape } from '@torneo/contracts/fields/validation'
import { expect } from 'vitest'

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

export interface FormRules {
  readonly shape: Shape
  /** Label and a valid text of each field that is typed, by its path in the shape. */
  readonly fields: Readonly<Record<string, readonly [label: string, valid: string]>>
  /** Values of the shape that are not typed. */
  readonly rest?: object
  /** Converts the text of a field to its value. */
  readonly read?: (path: string, typed: string) => unknown
  /** Name of the button that sends the form. */
  readonly submit: string
}

/** Mistakes in a field that break a rule of the contract, one for each sentence of it. */
function brokenRules({ shape, fields, rest, read = (_, typed) => typed }: FormRules, path: string) {
  const valid = Object.fromEntries(Object.entries(fields).map(([name, [, typed]]) => [name, read(name, typed)]))
  const found = mistakes.flatMap((typed) => {
    const checked = check(shape, { ...rest, ...valid, [path]: read(path, typed) })
    const message = checked.ok ? undefined : checked.details.find((detail) => detail.path === path)?.message
    return message === undefined ? [] : [{ typed, message }]
  })
  return found.filter(({ message }, index) => found.findIndex((one) => one.message === message) === index)
}

const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/**
 * Breaks each rule of a form's contract in turn, as far as its fields can be typed into, and expects the sentence at the
 * field (B95). Returns the number of sentences seen.
 */
export async function expectSentences(rules: FormRules): Promise<number> {
  const fieldOf = (path: string) => screen.findByLabelText<HTMLInputElement>(rules.fields[path]?.[0] ?? '')
  const type = async (path: string, typed: string) => {
    const field = await fieldOf(path)
    fireEvent.change(field, { target: { value: typed } })
    return field
  }
  for (const [path, [, valid]] of Object.entries(rules.fields)) await type(path, valid)
  let seen = 0
  for (const [path, [, valid]] of Object.entries(rules.fields)) {
    for (const { typed, message } of brokenRules(rules, path)) {
      const field = await type(path, typed)
      // A field that cuts, or that has no such choice, cannot break the rule.
      if (field.value !== typed || (field.maxLength >= 0 && typed.length > field.maxLength)) continue
      fireEvent.click(screen.getByRole('button', { name: rules.submit }))
      await waitFor(() => expect(descriptionOf(field)).toContain(message))
      seen += 1
    }
    await type(path, valid)
  }
  return seen
}
