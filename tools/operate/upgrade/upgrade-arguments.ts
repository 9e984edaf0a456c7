import { readCommandLine } from '../../shared/command-line.ts'
import { PlainError } from '../../shared/plain-error.ts'

const usage =
  'Use: npm run upgrade -- --nodes 4201,4202 [--to /srv/torneo] [--restart "systemctl restart torneo-api@{port}"] [--patience 300], or with --back.'

/** Reads the arguments of `npm run upgrade --`. Throws a PlainError of one line for anything invalid. */
export function readUpgradeArguments(args: readonly string[]) {
  const { values } = readCommandLine(
    args,
    {
      nodes: { type: 'string' },
      to: { type: 'string', default: '/srv/torneo' },
      back: { type: 'boolean', default: false },
      restart: { type: 'string', default: 'systemctl restart torneo-api@{port}' },
      patience: { type: 'string', default: '300' },
    },
    usage,
  )
  const ports = (values.nodes ?? '').split(',').map(Number)
  if (!ports.every((port) => Number.isInteger(port) && port > 0) || !/^\d{1,5}$/.test(values.patience))
    throw new PlainError(usage)
  return { ports, values }
}
