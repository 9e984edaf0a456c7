/** Sentences of React's production errors that sections meet, by number (https://react.dev/errors). */
const sentences: Readonly<Record<string, string>> = {
  31: 'Objects are not valid as a React child',
  62: 'The style prop expects a mapping from style properties to values, not a string',
  130: 'Element type is invalid: expected a string or a class or function, maybe a missing export',
  152: 'Nothing was returned from render',
  185: 'Maximum update depth exceeded: a component sets its state whenever it is updated',
  300: 'Rendered fewer hooks than expected, maybe by an early return',
  301: 'Too many re-renders: a component sets its state while it renders',
  306: 'A lazy component resolved to something that is no component',
  310: 'Rendered more hooks than during the previous render',
  321: 'Invalid hook call: hooks can only be called inside of the body of a function component',
  426: 'A component suspended while responding to synchronous input: use startTransition',
  460: 'A promise was thrown that should have been passed to use',
  482: 'An async component is not supported in the browser',
}

/** Returns the sentence of one of React's numbered errors; null for other messages. */
export function reactSentence(message: string): string | null {
  const number = /^(?:Uncaught )?(?:Error: )?Minified React error #(\d{1,3});/.exec(message)?.[1]
  if (number === undefined) return null
  return sentences[number] === undefined
    ? `React error ${number}: https://react.dev/errors/${number}`
    : `React error ${number}: ${sentences[number]}`
}
