/**
 * Marks a callback of a timer or listener that continues while another team's screen is shown, such as one that sends
 * what waits on this device. The shell lets all others wait until their section is shown again
 * (docs/design/isolation.md).
 */
export const outlivesScreen = <Callback extends (...args: never[]) => unknown>(callback: Callback): Callback =>
  Object.assign(callback, { outlivesScreen: true })
