import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openedDialog } from '@torneo/testing/opened-dialog'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openControl, press, sheet } from '../../../../testing/live-screen'

beforeEach(() => localStorage.clear())

describe('keys', () => {
  test('do as printed on the buttons; none finishes', async () => {
    const { user, server } = await openControl()
    expect(press('Sumar gol a Promo 98').getAttribute('aria-keyshortcuts')).toBe('Q')
    await user.keyboard('qpA.,2k')
    await waitFor(() =>
      expect(server.received.map(({ kind }) => kind)).toEqual([
        'score',
        'score',
        'score',
        'minute',
        'minute',
        'half',
        'pause',
      ]),
    )
    expect(server.match).toMatchObject({ homeScore: 2, awayScore: 2, currentHalf: 2, isLive: false, status: 'live' })
    await user.keyboard('k')
    // The latest action that can be undone is the half: starting and stopping cannot.
    await user.keyboard('z')
    await waitFor(() => expect(server.match.currentHalf).toBe(1))
    await user.keyboard('o')
    expect(await sheet('Registrar Gol')).toBeDefined()
  })

  test('are silent in a dialog, held, with Ctrl, and once they are switched off', async () => {
    const { user, server } = await openControl()
    await user.keyboard('w')
    await sheet('Registrar Gol')
    await user.keyboard('q{Escape}')
    fireEvent.keyDown(document.body, { key: 'q', repeat: true })
    await user.keyboard('{Control>}q{/Control}')
    const toggle = screen.getByRole('switch', { name: 'Atajos de teclado' })
    await user.click(toggle)
    await user.keyboard('q')
    expect(press('Sumar gol a Promo 98').getAttribute('aria-keyshortcuts')).toBeNull()
    await user.click(toggle)
    await user.keyboard('l')
    await waitFor(() => expect(server.received).toEqual([{ kind: 'score', side: 'away', step: -1 }]))
  })

  test('? lists them', async () => {
    const { user } = await openControl()
    await user.keyboard('?')
    const help = within(await openedDialog('Atajos de teclado'))
    expect(help.getByText('Restar gol a Promo 05')).toBeDefined()
  })

  test('the switch and the sun are remembered on the device', async () => {
    const { user, unmount } = await openControl()
    await user.click(screen.getByRole('switch', { name: 'Modo sol' }))
    await user.click(screen.getByRole('switch', { name: 'Atajos de teclado' }))
    unmount()
    await openControl()
    expect(screen.getByRole('switch', { name: 'Modo sol' }).getAttribute('aria-checked')).toBe('true')
    expect(screen.getByRole('switch', { name: 'Atajos de teclado' }).getAttribute('aria-checked')).toBe('false')
  })
})

describe('the screen stays awake', () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const request = vi.fn<(kind: string) => Promise<{ release: typeof release }>>(() => Promise.resolve({ release }))
  beforeEach(() => Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true }))
  afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'))

  test('keeps it awake while a match is controlled, again after the page was hidden, and no longer', async () => {
    const { unmount } = await openControl()
    await waitFor(() => expect(request.mock.calls).toEqual([['screen']]))
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
    unmount()
    await waitFor(() => expect(release).toHaveBeenCalled())
  })
})
