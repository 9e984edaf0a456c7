import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { createPageProcess, EndedProgram, pageLimits, processOptions } from './page-process'

const limits = { ...pageLimits, renderMs: 1000 }
const running: { stop: () => void }[] = []
afterEach(() => running.splice(0).forEach(({ stop }) => stop()))

function programOf(code: string, more: Partial<typeof limits> = {}) {
  const ends: object[] = []
  const program = createPageProcess(code, (how) => ends.push(how), { ...limits, ...more })
  running.push(program)
  return { ...program, ends }
}

/** Program whose page is what an expression gives, as text. */
const shows = (expression: string) => programOf(`exports.render = () => ({ html: String(${expression}), css: '' })`)

const children = () =>
  execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes('permission'))

describe("a page's program", () => {
  it('renders one page after the other from its input, in one process', async () => {
    const program = programOf(
      'let count = 0; module.exports = { render: async ({ name }) => ({ html: name + ++count, css: "b{}" }) }',
    )
    const pages = await Promise.all(['a', 'b'].map((name) => program.render(JSON.stringify({ name }))))
    expect(pages).toEqual([
      { html: 'a1', css: 'b{}' },
      { html: 'b2', css: 'b{}' },
    ])
    expect(children()).toHaveLength(1)
    program.stop()
    await expect.poll(children).toEqual([])
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
    ['memory that its limit does not count', 'typeof Uint8Array + typeof WebAssembly', 'undefined'.repeat(2)],
  ])('does not see %s', async (_, expression, seen) => {
    expect((await shows(expression).render('{}')).html).toBe(seen)
  })

  it.each([
    ['throws', 'exports.render = () => { throw new Error("Falla") }', 'Falla'],
    ['rejects with nothing', 'exports.render = async () => { throw null }', 'null'],
    ['never answers', 'exports.render = () => new Promise(() => {})', 'no page'],
    ['returns another thing than texts', 'exports.render = () => ({ html: 1, css: {} })', 'no page'],
    ['returns a page of 9 MB', 'exports.render = () => ({ html: "x".repeat(9e6), css: "" })', 'no page'],
    ['returns nothing', 'exports.render = () => undefined', 'undefined'],
    ['has no function', 'exports.other = 1', 'not a function'],
    ['is no program', 'this is (no program', 'SyntaxError'],
    ['throws when it is loaded', 'throw new Error("Al cargar")', 'Al cargar'],
    ['requires a module', 'require("fs").writeFileSync("/tmp/torneo-escaped", "")', 'require is not defined'],
    [
      'imports one',
      'exports.render = async () => ({ html: String(await import("node:fs")), css: "" })',
      // Its refusal may settle after the rendering, in the process's own time.
      /dynamic import|no page/,
    ],
    ['ends the process', 'exports.render = () => process.exit(0)', 'process is not defined'],
    ['compiles a text', 'exports.render = () => ({ html: Function("return 1")(), css: "" })', 'disallowed'],
    [
      'compiles one of another realm',
      'exports.render = () => ({ html: this.constructor.constructor("return process")(), css: "" })',
      'disallowed',
    ],
    ['replaces the language', 'JSON.stringify = () => ({}); exports.render = () => ({ html: "", css: "" })', 'no page'],
  ])('fails alone when it %s: the next page comes from the same process', async (_, code, message) => {
    const program = programOf(code)
    for (const _attempt of [1, 2]) await expect(program.render('{}')).rejects.toThrow(message)
    expect(program.ends).toEqual([])
  })

  it('changes nothing when it reaches the process by the error of a refused import', async () => {
    const program = programOf(`let outcome = 'waits'
    const reach = (found) => {
      while (Object.getPrototypeOf(found)) found = Object.getPrototypeOf(found)
      found.constructor.defineProperty(found, 'cmd', { configurable: true, get: () => 'NODE_HANDLE' })
      outcome = 'changed'
    }
    exports.render = () => {
      import('x').catch(reach).catch((error) => { outcome = error.message })
      return { html: outcome, css: '' }
    }`)
    await expect.poll(async () => (await program.render('{}')).html).not.toBe('waits')
    expect((await program.render('{}')).html).toMatch(/not extensible/)
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

  it('has no environment, and its process reads and writes no files, and starts neither programs nor threads', async () => {
    const program = shows('1')
    await program.render('{}')
    const [pid] = children().map((line) => line.trim().split(/\s+/)[1])
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).toMatch(/^(NODE_CHANNEL_\w+=\w+\0)+$/)
    const attempts = [
      "require('fs').readFileSync('/etc/hostname')",
      "require('fs').writeFileSync('/tmp/torneo-escaped', '')",
      "require('child_process').execSync('true')",
      "new (require('worker_threads').Worker)('1', { eval: true })",
      "Function('return 1')()",
    ]
    const code = `console.log(${attempts.map((one) => `(() => { try { ${one}; return 'done' } catch (error) { return error.code ?? error.name } })()`).join()})`
    expect(execFileSync(process.execPath, [...processOptions(64), '--eval', code], { encoding: 'utf8', env: {} })).toBe(
      `${'ERR_ACCESS_DENIED '.repeat(4)}EvalError\n`,
    )
  })
})
