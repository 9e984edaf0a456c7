/**
 * Sentences of browsers, whole, about slow and lost connections and about themselves, and of the loaders of code about
 * files that did not arrive: no line of ours is to be repaired. An error that only contains one is not noise.
 */
const sentences = [
  // Requests.
  String.raw`TypeError: (?:Failed to fetch|Load failed)(?: \([\w.:-]+\))?`,
  String.raw`TypeError: NetworkError when attempting to fetch resource\.`,
  String.raw`TypeError: (?:The network connection was lost|The Internet connection appears to be offline|cancelled)\.?`,
  String.raw`NetworkError: A network error occurred\.?`,
  // Requests and waits that were ended.
  String.raw`AbortError: (?:The user aborted a request|The operation was aborted|Fetch is aborted|BodyStreamBuffer was aborted|signal is aborted without reason)\.? ?`,
  String.raw`TimeoutError: (?:signal timed out|The operation timed out|The operation was aborted due to timeout)\.?`,
  String.raw`(?:Error: )?timeout`,
  // Files of code.
  String.raw`(?:TypeError: )?(?:Failed to fetch|error loading) dynamically imported module(?:: \S*)?`,
  String.raw`(?:TypeError: )?Importing a module script failed\.?`,
  String.raw`Error: Unable to preload CSS for \S+`,
  String.raw`(?:Error: )?\[ Federation Runtime \].*`,
  // The browser itself.
  String.raw`ResizeObserver loop (?:limit exceeded|completed with undelivered notifications)\.?`,
  String.raw`Script error\.?`,
]
const noise = new RegExp(`^(?:Uncaught (?:\\(in promise\\) )?)?(?:${sentences.join('|')})$`, 's')

export const isNoise = (message: string): boolean => noise.test(message.trim())
