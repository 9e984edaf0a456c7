'use strict'
const { createContext, runInContext, Script } = require('node:vm')

/**
 * Runs a page's program in a process of its own, which page-process.ts starts without an environment and without access
 * to files. The program has the language alone, and exchanges texts alone: an object of this realm would lead it out of
 * its context.
 */
const context = createContext(Object.create(null), {
  codeGeneration: { strings: false, wasm: false },
  microtaskMode: 'afterEvaluate',
})

/** Globals that are not the language's, that act later, or whose memory the limit of the heap does not count. */
const absent =
  'console WebAssembly FinalizationRegistry WeakRef Atomics SharedArrayBuffer ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float16Array Float32Array Float64Array BigInt64Array BigUint64Array'
runInContext(
  `for (const name of '${absent}'.split(' ')) delete globalThis[name]
  var exports = {}, module = { exports }, input, output
  const failed = (error) => { output = JSON.stringify({ error: String(error?.stack ?? error) }) }`,
  context,
)

const render = new Script(
  `output = undefined
  try {
    Promise.resolve(module.exports.render(JSON.parse(input)))
      .then(({ html, css }) => { output = JSON.stringify({ html, css }) })
      .catch(failed)
  } catch (error) { failed(error) }`,
)

/** Longest output, in characters: unlike this process, the service that reads it has no limit of memory. */
const longest = 8_000_000

/** Runs a script; a program that takes too long ends this process. */
function run(script, timeout) {
  try {
    script.runInContext(context, { timeout })
    const { output } = context
    return typeof output === 'string' && output.length <= longest ? output : ''
  } catch {
    return process.exit(1)
  }
}

function start(code, timeout) {
  try {
    const program = new Script(
      `try { (function (exports, module) {${code}\n})(exports, module) } catch (error) { failed(error) }`,
    )
    return run(program, timeout)
  } catch (error) {
    return JSON.stringify({ error: String(error) })
  }
}

let failure = ''
process.on('message', ({ code, input, timeout }) => {
  if (code !== undefined) {
    failure = start(code, timeout)
    return
  }
  context.input = input
  process.send(failure || run(render, timeout))
})
// Ends with the service, whose stop may signal the whole group while it still sends pages.
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
