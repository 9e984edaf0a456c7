const fail = (where: string): never => {
  throw new Error(`Rotura a propósito: ${where}`)
}

/** Breakages that leave the screen as it is. */
export const presses: Readonly<Record<string, () => void>> = {
  handler: () => fail('al pulsar'),
  promise: () => void Promise.resolve().then(() => fail('en una promesa')),
  cause: () => {
    try {
      fail('al leer')
    } catch (cause) {
      throw new Error('Rotura a propósito: al guardar', { cause })
    }
  },
  value: () => {
    // oxlint-disable-next-line only-throw-error -- what is broken here
    throw { 'María Gómez': 1 }
  },
  timer: () => void setTimeout(() => fail('en un temporizador')),
  blame: () => fail('culpa a otro (/remotes/users-admin/9.0.0/assets/a.js:1:2)'),
  flood: () => {
    for (let count = 0; count < 10_000; count += 1) setTimeout(() => fail('diez mil veces'))
  },
  fetch: () => void fetch('https://example.org/').catch(() => undefined),
  markup: () => document.body.insertAdjacentHTML('beforeend', '<p>Insertado</p>'),
}
