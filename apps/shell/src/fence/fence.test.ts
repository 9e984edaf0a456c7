import { leakTexts } from '@torneo/domain/releases/leaks'
import { outlivesScreen } from '@torneo/panel/screen/outlives-screen'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { type Caller, callerIn } from './caller'
import { createFence, type Fence } from './fence-state'
import { findCode } from './find-code'
import { fenceGlobals } from './globals'
import { fenceHandlers } from './handlers'
import { fenceListeners } from './listeners'
import { fenceObservers } from './observers'
import { fenceTimers } from './timers'

const app = 'landing-admin'
const file = `https://panel.example/remotes/${app}/1.0.0/assets/HeroScreen-a1.js`
const section: Caller = { app, stack: `at onClick (${file}:1:234)` }

let told: string[]
let fence: Fence
let check: ReturnType<typeof vi.fn<() => void>>
/** Author of the calls of a test; null for the shell. */
let caller: Caller | null
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  caller = section
  check = vi.fn<() => void>()
  fence = {
    ...createFence((what) => told.push(what), check, { set: setTimeout, clear: clearTimeout }),
    currentCaller: () => caller,
  }
})
afterEach(() => vi.useRealTimers())

function leave(): void {
  fence.leave(app)
  vi.advanceTimersByTime(1000)
}

describe('a call belongs to', () => {
  const own = '/assets/fence-c3.js'
  const shell = 'at h (https://panel.example/assets/react-b2.js:1:2)'
  test.each<[string, string, string | null]>([
    [
      'the section whose file called last',
      `Error\n at add (https://panel.example${own}:1:2)\n at f (${file}:1:2)`,
      app,
    ],
    ['the section whose file called last, in Firefox', `add@https://panel.example${own}:1:2\nf@${file}:1:2\n`, app],
    ['the section through a native function', `Error\n at Array.forEach (<anonymous>)\n at ${file}:1:2\n${shell}`, app],
    ['the section at a fresh address', `Error\n at f (${file.replace('1.0.0/', '1.0.0/~2/')}:1:2)`, app],
    ['the shell, where a section called its library', `Error\n ${shell}\n at f (${file}:1:2)`, null],
    ['the shell, where nobody else is', `Error\n ${shell}`, null],
    ['nobody known', 'Error', null],
  ])('%s', (_case, stack, expected) => {
    expect(callerIn(stack, own)?.app ?? null).toBe(expected)
  })
})

/** The panel's frame with a link, and a section's part with another. */
const frame = '<div id="root"><nav><a>Sponsors</a></nav><main id="contenido"><a>Foto</a></main></div>'
/** Clicks on each link of the page: true for one whose default was prevented. */
const stopped = () =>
  [...document.querySelectorAll('a')].map(
    (link) => !link.dispatchEvent(new Event('click', { bubbles: true, cancelable: true })),
  )

describe('a listener of a section', () => {
  // A prototype of the test's own, since those of the page stay for the files that follow.
  const prototype = {
    addEventListener: EventTarget.prototype.addEventListener,
    removeEventListener: EventTarget.prototype.removeEventListener,
  } as EventTarget
  let heard: string[]
  const add = (
    name: string,
    listener: EventListener = () => heard.push(name),
    options: AddEventListenerOptions = {},
  ) => {
    prototype.addEventListener.call(document, 'click', listener, options)
    return listener
  }
  const click = () => {
    heard = []
    document.body.click()
    return heard
  }
  const { addEventListener, removeEventListener } = prototype
  beforeEach(() => {
    Object.assign(prototype, { addEventListener, removeEventListener })
    fenceListeners(prototype, fence)
  })

  it('hears the page while its screen is shown, and the team is notified once', () => {
    const listener = add('section')
    expect(click()).toEqual(['section'])
    leave()
    expect(click()).toEqual([])
    fence.wake(app)
    expect(click()).toEqual(['section'])
    leave()
    expect(told).toEqual([leakTexts.listener('click')])
    prototype.removeEventListener.call(document, 'click', listener)
    fence.wake(app)
    expect(click()).toEqual([])
  })

  it('is no leak when its clean-up removes it', () => {
    const [listener, controller] = [add('a'), new AbortController()]
    add('b', undefined, { once: true })
    add('c', undefined, { signal: controller.signal })
    expect(click()).toEqual(['a', 'b', 'c'])
    prototype.removeEventListener.call(document, 'click', listener)
    controller.abort()
    leave()
    expect(told).toEqual([])
  })

  it('is added once, however often it is added', () => {
    const listener = add('a')
    add('', listener)
    expect(click()).toEqual(['a'])
    prototype.removeEventListener.call(document, 'click', listener)
    expect(click()).toEqual([])
  })

  it('stays when it outlives its screen or belongs to the shell', () => {
    const marked = add(
      'marked',
      outlivesScreen(() => heard.push('marked')),
    )
    caller = null
    const own = add('shell')
    leave()
    expect(click()).toEqual(['marked', 'shell'])
    expect(told).toEqual([])
    for (const one of [marked, own]) prototype.removeEventListener.call(document, 'click', one)
  })

  it('cannot stop an event of the frame', () => {
    document.body.innerHTML = frame
    const stop = add('stop', (event) => event.preventDefault(), { capture: true })
    expect(stopped()).toEqual([false, true])
    prototype.removeEventListener.call(document, 'click', stop, { capture: true })
  })

  it('goes with its node, and hears it again on the next visit', () => {
    const [host, listener] = [document.createElement('div'), () => heard.push('host')]
    for (const expected of [['host'], ['host'], ['host']]) {
      document.body.append(host)
      prototype.addEventListener.call(host, 'click', listener)
      heard = []
      host.click()
      expect(heard).toEqual(expected)
      host.remove()
      leave()
      fence.wake(app)
    }
    prototype.removeEventListener.call(host, 'click', listener)
    heard = []
    host.click()
    expect([heard, told]).toEqual([[], []])
  })

  it('fires again when its detached node is attached again', () => {
    const host = document.createElement('div')
    document.body.append(host)
    prototype.addEventListener.call(host, 'click', () => heard.push('host'))
    host.remove()
    leave()
    fence.wake(app)
    document.body.append(host)
    heard = []
    host.click()
    expect(heard).toEqual(['host'])
    host.remove()
  })

  it('leaves nothing at a signal that lives longer', () => {
    const { signal } = new AbortController()
    const listening = new Set<unknown>()
    const { addEventListener: on, removeEventListener: off } = EventTarget.prototype
    const own = {
      addEventListener(this: EventTarget, type: string, listener: EventListener, options?: AddEventListenerOptions) {
        if (this === signal) listening.add(listener)
        on.call(this, type, listener, options)
      },
      removeEventListener(this: EventTarget, type: string, listener: EventListener, options?: EventListenerOptions) {
        if (this === signal) listening.delete(listener)
        off.call(this, type, listener, options)
      },
    } as EventTarget
    fenceListeners(own, fence)
    const listener = () => undefined
    own.addEventListener.call(document, 'click', listener, { signal })
    expect(listening.size).toBe(1)
    own.removeEventListener.call(document, 'click', listener)
    expect(listening.size).toBe(0)
  })
})

describe('a handler', () => {
  let assign: (handler: unknown, target?: EventTarget) => void
  let owner: object
  beforeEach(() => {
    owner = Object.create(null, {
      onclick: Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onclick'),
    } as PropertyDescriptorMap) as object
    fenceHandlers([owner], fence)
    assign = (handler, target = document.body) => Reflect.set(owner, 'onclick', handler, target)
  })
  afterEach(() => {
    document.body.onclick = null
  })

  it('cannot stop an event of the frame, and reads as it was assigned', () => {
    document.body.innerHTML = frame
    const handler = (event: Event) => {
      event.preventDefault()
      return false
    }
    assign(handler)
    expect(Reflect.get(owner, 'onclick', document.body)).toBe(handler)
    expect(stopped()).toEqual([false, true])
  })

  it.each([
    ['that ends while its section sleeps does not return', null],
    ['that replaces another while its section sleeps waits for its screen', () => 'other'],
  ])('%s', (_case, next) => {
    assign(() => 'handler')
    leave()
    assign(next)
    expect(document.body.onclick).toBeNull()
    fence.wake(app)
    expect(Reflect.get(owner, 'onclick', document.body)).toBe(next)
  })
})

test('a handler that a section assigns to the page hears it while its screen is shown, and its clean-up ends it', () => {
  const owner = Object.create(null, {
    onclick: Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onclick'),
  } as PropertyDescriptorMap) as object
  fenceHandlers([owner], fence)
  const assign = (handler: (() => void) | null) => Reflect.set(owner, 'onclick', handler, document.body)
  const heard = vi.fn()
  assign(heard)
  document.body.click()
  leave()
  document.body.click()
  expect([heard.mock.calls.length, told]).toEqual([1, [leakTexts.listener('click')]])
  fence.wake(app)
  document.body.click()
  expect(heard).toHaveBeenCalledTimes(2)
  assign(null)
  leave()
  fence.wake(app)
  expect(document.body.onclick).toBeNull()
  expect(told).toHaveLength(1)
})

describe('a timer of a section', () => {
  let runs: string[]
  let timers: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>
  beforeEach(() => {
    runs = []
    timers = { setTimeout, clearTimeout, setInterval, clearInterval }
    fenceTimers(timers as unknown as Record<string, unknown>, fence)
  })

  it('runs while its screen is shown, and soon after', () => {
    timers.setTimeout((name: string) => runs.push(name), 1000, 'shown')
    vi.advanceTimersByTime(1000)
    timers.setTimeout(() => runs.push('debounced'), 300)
    leave()
    expect([runs, told]).toEqual([['shown', 'debounced'], []])
  })

  it('waits until its screen is shown again', () => {
    timers.setTimeout(() => runs.push('timeout'), 5000)
    const cleared = timers.setTimeout(() => runs.push('cleared'), 5000)
    timers.setInterval(() => runs.push('interval'), 2000)
    leave()
    vi.advanceTimersByTime(60_000)
    expect(runs).toEqual([])
    expect(told.toSorted()).toEqual([leakTexts.timer('setInterval'), leakTexts.timer('setTimeout')])
    timers.clearTimeout(cleared)
    fence.wake(app)
    vi.advanceTimersByTime(1999)
    expect(runs).toContain('timeout')
    expect(runs).toContain('interval')
    expect(runs).not.toContain('cleared')
  })

  it('is no leak if it was set while the section slept, as by code that is loaded ahead', () => {
    leave()
    timers.setTimeout(() => runs.push('ahead'), 100)
    vi.advanceTimersByTime(1000)
    expect([runs, told]).toEqual([[], []])
    fence.wake(app)
    vi.advanceTimersByTime(1)
    expect(runs).toEqual(['ahead'])
  })

  it('can be cleared as an interval while it waits', () => {
    const id = timers.setTimeout(() => runs.push('cleared'), 1000)
    leave()
    vi.advanceTimersByTime(1000)
    timers.clearInterval(id)
    fence.wake(app)
    vi.advanceTimersByTime(1)
    expect(runs).toEqual([])
  })

  it('waits among the newest thousand', () => {
    leave()
    for (let index = 0; index < 1500; index += 1) timers.setTimeout(() => runs.push(String(index)), 1)
    vi.advanceTimersByTime(10)
    fence.wake(app)
    vi.advanceTimersByTime(10)
    expect([runs.length, runs[0], runs.at(-1)]).toEqual([1000, '500', '1499'])
  })

  it('continues when it outlives its screen or belongs to the shell', () => {
    timers.setInterval(
      outlivesScreen(() => runs.push('marked')),
      10_000,
    )
    caller = null
    timers.setInterval(() => runs.push('shell'), 10_000)
    leave()
    vi.advanceTimersByTime(10_000)
    expect([runs, told]).toEqual([['marked', 'shell'], []])
  })
})

test('suspends what a section added before it was first shown until its screen opens', () => {
  const addition = { caller: section, suspend: vi.fn(() => 'x'), resume: vi.fn() }
  fence.wake(app)
  fence.add(addition)
  leave()
  expect(addition.suspend).toHaveBeenCalledOnce()
  expect(check, 'once left, and asleep').toHaveBeenCalledTimes(2)
  fence.wake(app)
  expect(addition.resume).toHaveBeenCalledOnce()
  fence.leave(app)
  fence.wake(app)
  vi.advanceTimersByTime(60_000)
  expect(addition.suspend).toHaveBeenCalledOnce()
})

test('a team reads the screen of its own section, also for a function that it replaced', () => {
  const reports: unknown[] = []
  const own = createFence((...report) => reports.push(report), check, { set: setTimeout, clear: clearTimeout })
  history.replaceState(null, '', '/hero')
  own.wake(app)
  history.replaceState(null, '', '/sponsors')
  own.report('x', section)
  own.report('y', { ...section, path: '/hero/fotos' })
  history.replaceState(null, '', '/')
  expect(reports).toEqual([
    ['x', section.stack, '/hero'],
    ['y', section.stack, '/hero/fotos'],
  ])
})

describe('a function of the page', () => {
  class List {
    map(): string {
      return 'map'
    }
    get size(): number {
      return 1
    }
    static limit = 10
  }
  class Dialog {
    showModal(): string {
      return 'shown'
    }
  }
  class Machine {
    get onLine(): boolean {
      return true
    }
  }
  class Past extends EventTarget {
    pushState(): string {
      return 'pushed'
    }
  }
  class Base {}
  const { map } = List.prototype
  const page = {
    Object: Base,
    Array: List,
    HTMLDialogElement: Dialog,
    history: new Past(),
    navigator: new Machine(),
    console: { error: () => 'logged' },
    fetch: () => 'fetched',
    title: 'Torneo',
  }
  let replaced: string[]
  let check: () => void
  beforeEach(() => {
    replaced = []
    check = fenceGlobals(page as unknown as Record<string, unknown>, (name) => replaced.push(name))
  })

  test.each<[string, () => void, () => unknown, unknown]>([
    ['Array.prototype.map', () => (List.prototype.map = () => 'other'), () => new List().map(), 'map'],
    [
      'Array.prototype.map',
      () => Object.defineProperty(List.prototype, 'map', { value: null }),
      () => List.prototype.map,
      map,
    ],
    ['Array.prototype.map', () => Reflect.deleteProperty(List.prototype, 'map'), () => List.prototype.map, map],
    [
      'Array.prototype.size',
      () => Object.defineProperty(List.prototype, 'size', { get: () => 9 }),
      () => new List().size,
      1,
    ],
    [
      'Object.prototype.get',
      () => Object.assign(Base.prototype, { get: () => 'get' }),
      () => 'get' in new Base(),
      false,
    ],
    ['Array.limit', () => (List.limit = 0), () => List.limit, 10],
    [
      'HTMLDialogElement.prototype.showModal',
      () => (Dialog.prototype.showModal = () => 'other'),
      () => new Dialog().showModal(),
      'shown',
    ],
    ['console.error', () => (page.console.error = () => 'other'), () => page.console.error(), 'logged'],
    [
      'navigator.onLine',
      () => Object.defineProperty(page.navigator, 'onLine', { configurable: true, get: () => false }),
      () => page.navigator.onLine,
      true,
    ],
    ['fetch', () => (page.fetch = () => 'other'), () => page.fetch(), 'fetched'],
    ['history.pushState', () => (page.history.pushState = () => 'other'), () => page.history.pushState(), 'pushed'],
  ])('%s returns after it was replaced', (name, replace, use, expected) => {
    replace()
    check()
    expect(use()).toBe(expected)
    expect(replaced).toEqual([name])
    check()
    expect(replaced).toHaveLength(1)
  })

  test('stays when it was added', () => {
    Object.assign(page, { extra: () => 1, title: 'Otro' })
    check()
    expect([page, replaced]).toMatchObject([{ title: 'Otro', extra: expect.any(Function) as unknown }, []])
  })
})

test.each([
  ['sees the page while its screen is shown', section, [['x'], [], ['x']], ['MutationObserver']],
  ['of the shell sees all', null, [['x'], ['x'], ['x']], []],
])('an observer %s', (_case, author, expected, leaks) => {
  caller = author
  class Observer {
    constructor(readonly see: (changes: string[], observer: unknown) => void) {}
  }
  const page = { MutationObserver: Observer }
  fenceObservers(page, fence)
  let seen: string[] = []
  const observer = new page.MutationObserver((changes) => (seen = changes))
  const look = () => {
    seen = []
    observer.see(['x'], observer)
    return seen
  }
  const shown = look()
  leave()
  const left = look()
  fence.wake(app)
  expect([shown, left, look()]).toEqual(expected)
  expect(told).toEqual(leaks.map(leakTexts.listener))
})

test('the line of a function that was assigned is found in the files of its section', async () => {
  const other = () => 'a text of its own'
  const read = (name: string) =>
    name === file ? Promise.resolve(`let a\nwindow.fetch = ${other.toString()}`) : Promise.reject(new TypeError('x'))
  expect(await findCode(other, ['https://panel.example/remotes/gone/1.0.0/a.js', file], read)).toEqual({
    app,
    stack: `at ${file}:2:16`,
  })
  expect(await findCode(fetch.bind(window), [file], read)).toBeNull()
  expect(await findCode(undefined, [file], read)).toBeNull()
})
