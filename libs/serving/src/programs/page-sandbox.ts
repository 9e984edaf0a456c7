import variant from '@jitl/quickjs-singlefile-mjs-release-sync'
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core'

/** Limits of a program. Milliseconds of a rendering, and megabytes that it may hold. */
export interface SandboxLimits {
  readonly renderMs: number
  readonly megabytes: number
}

/** The page as JSON (`html`, `css`), or an error; `isOver` if the program took too long, or too much memory. */
export type SandboxOutput = { readonly page: string } | { readonly error: string; readonly isOver: boolean }

/** Longest page in characters. */
const longest = 8_000_000

/** Runs before the program, which has the language alone: a compiled text would be hidden from its reader. */
const start = `var exports = {}, module = { exports }, input, output
const failed = (error) => { output = { error: (error?.stack ? error + '\\n' + error.stack : String(error)).slice(0, 2000) } }
for (const of of [() => {}, async () => {}, function* () {}, async function* () {}])
  Object.defineProperty(Object.getPrototypeOf(of), 'constructor', { value() { throw new EvalError('Code generation from strings is disallowed') } })
delete globalThis.Function
delete globalThis.eval`

const render = `output = undefined
try {
  Promise.resolve(module.exports.render(JSON.parse(input))).then(({ html, css }) => { output = { html, css } }).catch(failed)
} catch (error) { failed(error) }`

/**
 * Loads a page's program into an engine of its own, compiled to WebAssembly: it has the language and its own memory.
 * Neither processes, files, network nor objects of this realm exist there, so that there is nothing to reach
 * (docs/design/public-page.md).
 */
export async function createPageSandbox(code: string, { renderMs, megabytes }: SandboxLimits) {
  const engine = await newQuickJSWASMModuleFromVariant(variant)
  const runtime = engine.newRuntime({ memoryLimitBytes: megabytes * 1024 * 1024 })
  const context = runtime.newContext()
  let deadline = 0
  runtime.setInterruptHandler(() => performance.now() > deadline)
  const isOver = (error: string) => /^InternalError: (interrupted|out of memory)/.test(error)

  /** Returns the error of a script and of the promises that it left; '' if there is none. */
  function run(script: string): string {
    deadline = performance.now() + renderMs
    for (const result of [context.evalCode(script), runtime.executePendingJobs()]) {
      if (!result.error) {
        if (typeof result.value !== 'number') result.value.dispose()
        continue
      }
      const { name, message } = result.error.consume((thrown) => context.dump(thrown) as Partial<Error>)
      return `${name}: ${message}`
    }
    // An interrupted promise may have been caught.
    return performance.now() > deadline ? 'InternalError: interrupted' : ''
  }

  const failure = run(start) || run(`(function (exports, module) {${code}\n})(exports, module)`)

  return {
    /** Renders from an input in JSON. */
    render(input: string): SandboxOutput {
      if (failure) return { error: failure, isOver: isOver(failure) }
      context.newString(input).consume((text) => context.setProp(context.global, 'input', text))
      const error = run(render)
      if (error) return { error, isOver: isOver(error) }
      const output = context.getProp(context.global, 'output').consume((value): unknown => context.dump(value))
      const { html, css, error: thrown } = (output ?? {}) as Readonly<Record<string, unknown>>
      if (typeof html === 'string' && typeof css === 'string' && html.length + css.length <= longest)
        return { page: JSON.stringify({ html, css }) }
      return { error: typeof thrown === 'string' ? thrown : 'The program rendered no page', isOver: false }
    },
  }
}
