import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Unbroken } from './Unbroken'

test.each([
  ['12-15 Promo 98 · 3-0 Promo-05', ['12-15', '3-0']],
  ['Semifinal 1. 25-20, 20-25, 15-12', ['25-20', '20-25', '15-12']],
  ['2 – 1 (W.O.)', ['2 – 1']],
  ['Edición 2025-11-15', ['2025-11-15']],
  ['Set 2', []],
])('%s is broken at no hyphen of a result or date', (text, whole) => {
  const { container } = render(<Unbroken text={text} />)
  expect(container.textContent).toBe(text)
  const inOneLine = [...container.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).whiteSpace === 'nowrap',
  )
  expect(inOneLine.map(({ textContent }) => textContent)).toEqual(whole)
})
