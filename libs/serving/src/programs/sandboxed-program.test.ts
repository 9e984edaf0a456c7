import { afterEach, describe, expect, it } from 'vitest'
import { createSandboxedProgram, EndedProgram, pageLimits } from './sandboxed-program'

const limits = { ...pageLimits, renderMs: 1000 }
const running: { stop: () => void }[] = []
afterEach(() => running.splice(0).forEach(({ stop }) => stop()))

function programOf(code: string, more: Partial<typeof limits> = {}) {
  const ends: string[] = []
  const program = createSandboxedProgram(code, (reason) => ends.push(reason), { ...limits, ...more })
  running.push(program)
  return { ...program, ends }
}

/** Program whose page is what an expression gives, as text. */
const shows = (expression: string) => programOf(`exports.render = () => ({ html: String(${expression}), css: '' })`)

describe("a page's program", () => {
  it('renders one page after the other from its input, in one thread', async () => {
    const program = programOf(
      'let count = 0; module.exports = { render: async ({ name }) => ({ html: name + ++count, css: "b{}" }) }',
    )
    const pages = await Promise.all(['a', 'b'].map((name) => program.render(JSON.stringify({ name }))))
    expect(pages).toEqual([
      { html: 'a1', css: 'b{}' },
      { html: 'b2', css: 'b{}' },
    ])
    program.stop()
    await expect(program.render('{}')).rejects.toThrow(EndedProgram)
  })

  it.each([
    ['modules', 'typeof require + typeof module.require', 'undefinedundefined'],
    [
      'the process, its environment and its timers',
      'typeof process + typeof setTimeout + typeof console',
      'undefined'.repeat(3),
    ],
    ['the network', 'typeof fetch + typeof WebSocket + typeof URL', 'undefined'.repeat(3)],
    ['other engines', 'typeof WebAssembly + typeof Function + typeof eval', 'undefined'.repeat(3)],
    [
      'more of the realm than the language',
      "Object.getOwnPropertyNames(globalThis).filter((name) => !/^([A-Z]\\w*|parse(Int|Float)|is(NaN|Finite)|(en|de)codeURI(Component)?|globalThis|undefined|escape|unescape|exports|module|input|output|failed|gc)$/.test(name) || name === 'Deno')",
      '',
    ],
  ])('does not see %s', async (_, expression, seen) => {
    expect((await shows(expression).render('{}')).html).toBe(seen)
  })

  it.each([
    ['throws', 'exports.render = () => { throw new Error("Falla") }', 'Falla'],
    ['rejects with nothing', 'exports.render = async () => { throw null }', 'null'],
    ['never answers', 'exports.render = () => new Promise(() => {})', 'no page'],
    ['returns another thing than texts', 'exports.render = () => ({ html: 1, css: {} })', 'no page'],
    ['returns a page of 9 MB', 'exports.render = () => ({ html: "x".repeat(9e6), css: "" })', 'no page'],
    ['returns nothing', 'exports.render = () => undefined', 'TypeError'],
    ['has no function', 'exports.other = 1', 'not a function'],
    ['is no program', 'this is (no program', 'SyntaxError'],
    ['throws when it is loaded', 'throw new Error("Al cargar")', 'Al cargar'],
    ['requires a module', 'require("fs").writeFileSync("/tmp/torneo-escaped", "")', "'require' is not defined"],
    [
      'imports one',
      'exports.render = async () => ({ html: String(await import("node:fs")), css: "" })',
      /module|no page/,
    ],
    ['ends the process', 'exports.render = () => process.exit(0)', "'process' is not defined"],
    [
      'compiles a text',
      'exports.render = () => ({ html: (() => {}).constructor("return 1")(), css: "" })',
      'disallowed',
    ],
    ['calls itself without end', 'exports.render = (n) => exports.render(n) + 1', 'stack overflow'],
  ])('fails alone when it %s: the next page comes from the same thread', async (_, code, message) => {
    const program = programOf(code)
    for (const _attempt of [1, 2]) await expect(program.render('{}')).rejects.toThrow(message)
    expect(program.ends).toEqual([])
  })

  it('finds nothing by the error of a refused import, up to the first prototype', async () => {
    const program = programOf(`let found = 'waits'
    const reach = (error) => {
      let first = error
      while (Object.getPrototypeOf(first)) first = Object.getPrototypeOf(first)
      first.constructor.defineProperty(first, 'cmd', { configurable: true, get: () => 'NODE_HANDLE' })
      first.constructor.defineProperty(first, 'then', { configurable: true, get: () => undefined })
      try { found = String(error.constructor.constructor('return process')()) } catch (refused) { found = refused.name }
    }
    exports.render = () => { import('x').catch(reach); return { html: found, css: '' } }`)
    await expect.poll(async () => (await program.render('{}')).html).toBe('EvalError')
  })

  const recovers = (code: string) =>
    `exports.render = ({ isBad }) => { if (isBad) { ${code} } return { html: 'sano', css: '' } }`
  it.each([
    ['loops', recovers('for (;;);')],
    ['loops in promises', recovers('const again = async () => { for (;;) await 0 }; again()')],
    ['loops and catches everything', recovers('for (;;) try { for (;;); } catch {}')],
    ['takes all memory', recovers('const all = []; for (;;) all.push(new Array(1e5).fill(all.length))')],
  ])('is ended when it %s, and runs again after a pause', async (_, code) => {
    const program = programOf(code, { restMs: 300 })
    await expect(program.render('{"isBad":true}')).rejects.toThrow(EndedProgram)
    await expect.poll(() => program.render('{}').catch(String)).toEqual({ html: 'sano', css: '' })
  })
})
