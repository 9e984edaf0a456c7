import { beforeEach, describe, expect, it } from 'vitest'
import { useProduct } from '../product/product.ts'

const product = useProduct()
beforeEach(product.restore)

describe("the tournament's sports", () => {
  it('are added, changed and deleted, and still so after a reload', async () => {
    const { page, errors } = await product.openPage({
      role: 'admin_tournament',
      path: '/tournament/sports',
      width: 1440,
      height: 900,
    })
    await page.getByRole('button', { name: 'Nuevo deporte' }).click()
    const form = page.getByRole('form')
    await form.getByLabel('Nombre').fill('Hockey mixto')
    await form.getByLabel('Duración (minutos)').fill('50')
    await form.getByRole('button', { name: 'Guardar deporte' }).click()
    await page.getByText('Cambios guardados').first().waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Hockey mixto' }).waitFor()

    await page.getByRole('button', { name: 'Editar Hockey mixto' }).click()
    await form.getByLabel('Nombre').fill('Hockey')
    await page.keyboard.press('Control+s')
    await page.getByRole('heading', { name: 'Hockey', exact: true }).waitFor()

    await page.getByRole('button', { name: 'Eliminar Hockey' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: /^Eliminar/ }).click()
    await question.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Nuevo deporte' }).waitFor()
    await page.getByRole('heading', { name: 'Futsal' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Hockey' }).count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('reject anything but an integer, at its field, and keep what was typed', async () => {
    const { page } = await product.openPage({ role: 'super', path: '/tournament/sports', width: 390, height: 844 })
    await page.getByRole('button', { name: 'Nuevo deporte' }).click()
    const form = page.getByRole('form')
    await form.getByLabel('Nombre').fill('Ajedrez')
    await form.getByLabel('Jugadores por equipo').fill('12.7')
    await form.getByRole('button', { name: 'Guardar deporte' }).click()
    await form.getByText('Debe ser un número entero').waitFor()
    expect(await form.getByLabel('Jugadores por equipo').inputValue()).toBe('12.7')
    const { total } = (await (await page.request.get('/api/tournament-sports')).json()) as { total: number }
    expect(total).toBe(6)
  })
})
