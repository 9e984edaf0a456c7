import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { copyText } from './copy-text'

const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')

afterEach(() => {
  if (own) Object.defineProperty(navigator, 'clipboard', own)
  else Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
  document.body.replaceChildren()
})

function aButtonIn(place: Element): HTMLElement {
  const button = document.createElement('button')
  place.append(button)
  return button
}

/** A plain http address has no clipboard API; the browser can still copy the selection, or refuse to. */
function withoutClipboard(copies: boolean) {
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  document.execCommand = () => {
    if (copies) copied.push((document.activeElement as HTMLTextAreaElement).value)
    return copies
  }
  return copied
}

test('puts the text in the clipboard', async () => {
  userEvent.setup()
  expect(await copyText('hola', aButtonIn(document.body))).toBe(true)
  expect(await navigator.clipboard.readText()).toBe('hola')
})

test('copies a selection inside the dialog when there is no clipboard, and returns the focus', async () => {
  const copied = withoutClipboard(true)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  const button = aButtonIn(dialog)
  expect(await copyText('hola', button)).toBe(true)
  expect(copied).toEqual(['hola'])
  expect(document.activeElement).toBe(button)
  expect(document.querySelector('textarea')).toBeNull()
})

test('reports a failed copy', async () => {
  withoutClipboard(false)
  expect(await copyText('hola', aButtonIn(document.body))).toBe(false)
})
