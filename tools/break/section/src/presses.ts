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
  keys: () =>
    addEventListener(
      'keydown',
      (event) => {
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true,
    ),
  clicks: () =>
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true,
    ),
  'handler-key': () => {
    document.onkeydown = () => false
  },
  bubble: () =>
    document.addEventListener(
      'click',
      (event) => {
        Object.assign(event, { cancelBubble: true, returnValue: false })
      },
      true,
    ),
  navigate: () => {
    navigation.onnavigate = (event) => event.preventDefault()
  },
  observer: () =>
    new MutationObserver(() => (document.activeElement as HTMLElement | null)?.blur()).observe(document.body, {
      attributes: true,
      childList: true,
      subtree: true,
    }),
  interval: () => void setInterval(() => scrollTo({ top: 500 }), 100),
  frames: () => {
    const next = () => {
      scrollTo({ top: 500 })
      requestAnimationFrame(next)
    }
    next()
  },
  request: () => {
    window.fetch = () => Promise.reject(new TypeError('Rotura a propósito: otro fetch'))
  },
  history: () => {
    history.pushState = () => fail('otro pushState')
  },
  map: () => {
    Array.prototype.map = (() => ['Rotura a propósito: otro map']) as never
  },
  base: () => {
    Object.assign(Object.prototype, { get: () => fail('un método para todos') })
  },
  layer: () => {
    const layer = document.createElement('div')
    layer.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:rgb(255 0 255 / 0.4)'
    document.body.append(layer)
  },
  range: () => {
    const layer = document.createElement('div')
    layer.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:rgb(255 0 255 / 0.4)'
    const range = document.createRange()
    range.selectNodeContents(document.body)
    range.insertNode(layer)
  },
  adopt: () => {
    const root = document.getElementById('root')
    if (root) document.adoptNode(root)
  },
  dialogs: () => {
    HTMLDialogElement.prototype.showModal = () => undefined
  },
  online: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => fail('otro onLine') })
  },
  sheet: () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('a, button { background: fuchsia !important } nav { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
  },
  root: () => document.getElementById('root')?.remove(),
  body: () => document.body.replaceChildren(),
  nav: () => {
    const nav = document.querySelector('nav')
    while (nav?.firstChild) nav.removeChild(nav.firstChild)
  },
  markup: () => document.body.insertAdjacentHTML('beforeend', '<p>Insertado</p>'),
}
