import { act, fireEvent, screen } from '@testing-library/react'
import { useConfirm, useToast } from '@torneo/client'
import { renderScreen } from '@torneo/testing/render-screen'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

function Screen({ onAnswer }: { onAnswer?: (yes: boolean) => void }) {
  const toast = useToast()
  const confirm = useConfirm()
  return (
    <>
      <button type="button" onClick={() => toast.success('Hero actualizado correctamente')}>
        Guardar
      </button>
      {['1', '2', '3', '4'].map((number) => (
        <button key={number} type="button" onClick={() => toast.info(`Aviso ${number}`)}>
          Avisar {number}
        </button>
      ))}
      <button
        type="button"
        onClick={() =>
          void confirm({ title: '¿Eliminar este evento?', confirmLabel: 'Eliminar', tone: 'danger' }).then(onAnswer)
        }>
        Eliminar evento
      </button>
    </>
  )
}

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  it('disappears after 3 seconds, and not before', async () => {
    renderScreen(<Screen />)
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }))
    expect(screen.getByText('Hero actualizado correctamente')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(2800))
    expect(screen.queryByText('Hero actualizado correctamente')).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(screen.queryByText('Hero actualizado correctamente')).toBeNull()
  })

  it('is closed by hand', async () => {
    renderScreen(<Screen />)
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }))
    fireEvent.click(screen.getByRole('button', { name: /Cerrar aviso/ }))
    expect(screen.queryByText('Hero actualizado correctamente')).toBeNull()
  })

  it('shows at most three', async () => {
    renderScreen(<Screen />)
    for (const number of ['1', '2', '3', '4'])
      fireEvent.click(await screen.findByRole('button', { name: `Avisar ${number}` }))
    expect(screen.getAllByText(/^Aviso /).map(({ textContent }) => textContent)).toEqual([
      'Aviso 2',
      'Aviso 3',
      'Aviso 4',
    ])
  })

  it('counts repeats of the same message, each for 3 more seconds', async () => {
    renderScreen(<Screen />)
    const save = await screen.findByRole('button', { name: 'Guardar' })
    fireEvent.click(save)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    fireEvent.click(save)
    expect(screen.getAllByText('Hero actualizado correctamente')).toHaveLength(1)
    expect(screen.getByText('×2')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(2800))
    expect(screen.queryByText('×2')).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(screen.queryByText('Hero actualizado correctamente')).toBeNull()
  })
})

describe('a question', () => {
  it.each([
    ['Eliminar', true],
    ['Cancelar', false],
  ] as const)('answered with %s resolves to %s', async (button, answer) => {
    const results: boolean[] = []
    const { user } = renderScreen(<Screen onAnswer={(yes) => void results.push(yes)} />)
    await user.click(await screen.findByRole('button', { name: 'Eliminar evento' }))
    const dialog = await screen.findByRole('alertdialog', { name: '¿Eliminar este evento?' })
    await user.click(screen.getByRole('button', { name: button }))
    await expect.poll(() => results).toEqual([answer])
    expect(dialog.isConnected).toBe(false)
  })
})
