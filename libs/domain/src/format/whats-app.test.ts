import { expect, test } from 'vitest'
import { whatsAppOf } from './whats-app'

test('the link carries the words as they are', () => {
  const words = '📍 Promo 98 – Promo 05: ahora 12:00 & más.\nSegunda línea'
  expect(new URL(whatsAppOf(words)).searchParams.get('text')).toBe(words)
})
