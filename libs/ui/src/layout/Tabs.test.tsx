import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Modal } from '../dialogs/Modal'
import { tabId, Tabs } from './Tabs'

const tabs = [
  { value: 'one', label: 'Uno', count: 3 },
  { value: 'two', label: 'Dos' },
  { value: 'three', label: 'Tres', count: 0 },
] as const

function Views() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('one')
  return (
    <>
      <Tabs label="Vistas" tabs={tabs} value={value} onChange={setValue} panelId="views" />
      <div id="views" role="tabpanel" aria-labelledby={tabId('views', value)}>
        {value}
      </div>
    </>
  )
}

test('tabs say their counts, and name their panel', () => {
  render(<Views />)
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Uno 3', 'Dos', 'Tres 0'])
  expect(screen.getByRole('tabpanel', { name: 'Uno 3' }).textContent).toBe('one')
})

test('Tab reaches the chosen tab, arrow keys move and wrap around', async () => {
  const user = userEvent.setup()
  render(<Views />)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Uno 3')
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Dos')
  expect(document.activeElement?.textContent).toBe('Dos')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tabpanel').textContent).toBe('one')
})

test('a modal that opens from within a form is no part of it', () => {
  render(
    <form aria-label="Afuera">
      <Modal title="Elegir" apart onClose={() => undefined}>
        <input aria-label="Adentro" />
      </Modal>
    </form>,
  )
  expect(screen.getByLabelText<HTMLInputElement>('Adentro').form).toBeNull()
})
