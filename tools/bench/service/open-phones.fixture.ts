import { setTimeout as delay } from 'node:timers/promises'
import { browserEncodings, rawAnswer } from '../scene/client.ts'

/** Phones that request one address after the other, with a rest between two; prints the number of responses each second. */
const [address = '', phones = '', restMs = '', ...urls] = process.argv.slice(2)
let answered = 0

async function readAgainAndAgain(phone: number): Promise<never> {
  for (let turn = phone; ; turn += 1) {
    const url = `${address}${urls[turn % urls.length]}`
    const [{ status }] = await Promise.all([
      rawAnswer(url, { 'accept-encoding': browserEncodings }),
      delay(Number(restMs)),
    ])
    if (status !== 200) throw new Error(`${url} answered ${status}`)
    answered += 1
  }
}

for (let phone = 0; phone < Number(phones); phone += 1) void readAgainAndAgain(phone)
setInterval(() => console.log(answered), 1000)
