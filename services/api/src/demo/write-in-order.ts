import { setTimeout as pause } from 'node:timers/promises'

/** Writes one after the other, each in a millisecond of its own, so that what is listed by time has an order that was meant. */
export async function writeInOrder<Item>(items: Iterable<Item>, write: (item: Item) => Promise<unknown>): Promise<void> {
  for (const item of items) {
    await write(item)
    await pause(2)
  }
}
