import { screen, waitFor, within } from '@testing-library/react'
import { aUser } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import { FakeApi } from '@torneo/testing/fake-api'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { renderScreen } from '@torneo/testing/render-screen'
import type { ComponentType } from 'react'
import { expect } from 'vitest'

const lucia = aUser({ role: 'admin_landing' })

/** Renders a list's screen on a fake API with responses. */
export function openList(Screen: ComponentType, path: string, prepare: (api: FakeApi) => void) {
  const api = new FakeApi(lucia)
  prepare(api)
  return renderScreen(<Screen />, { path, as: lucia, api })
}

export const unavailable = () => errorReply({ code: 503, type: 'unavailable', message: 'La base de datos no responde' })

export const button = (name: string) => screen.getByRole('button', { name })
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=radio]), select, textarea' })
export const revOf = (call: { readonly headers: Readonly<Record<string, string>> } | undefined) =>
  call?.headers['if-match']
export const form = openedDialog
export const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
export const expectFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))

/** Finds the question with this title. */
export async function question(title: string) {
  return within(await screen.findByRole('alertdialog', { name: title }))
}

/** A promise that the test settles. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((accept) => {
    resolve = accept
  })
  return { promise, resolve }
}
